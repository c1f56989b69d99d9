/** The components of the kinds of bands that the pages of a kind use: integrations/bands.ts */
declare module 'bands:*' {
  export type Parts = Partial<
    Record<
      import('../schema/bands/bands.ts').BandKind,
      import('react').ComponentType<Record<string, unknown>>
    >
  >;
  export const parts: Parts;
}
