/** Quotes a word for a POSIX shell. */
export const quoteForShell = (word: string): string =>
  `'${word.replaceAll("'", String.raw`'\''`)}'`;
