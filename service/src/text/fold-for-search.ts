import { domainToUnicode } from 'node:url';

/** Marks on letters, and characters that nobody sees. */
const unseen = /[\p{M}\p{Cf}]/gu;

/**
 * The form in which texts are compared in a search: without case, accents and invisible characters, and with
 * international domains in their own letters. Two texts that look alike become the same.
 */
export function foldForSearch(text: string): string {
  const readable = text.replace(/xn--[a-z\d-]{1,59}/gi, (label) => domainToUnicode(label) || label);
  // Marks go first too: to sort a long row of them, normalisation takes quadratic time.
  return readable
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .toUpperCase()
    .replace(/\s+/g, ' ');
}
