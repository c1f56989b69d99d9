/** The name of a face's cut file: 'Instrument Sans' is instrument-sans.woff2. */
export const cutName = (family: string) =>
  `${family.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.woff2`;
