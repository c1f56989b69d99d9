import { domainToUnicode } from 'node:url';

/** Marks on letters, and invisible characters. */
const unseen = /[\p{M}\p{Cf}]/gu;

/**
 * Folds a text for search: without case, accents and invisible characters, and with international domains in
 * their own letters. Two texts that look alike become the same.
 */
export function foldForSearch(text: string): string {
  const readable = text.replace(/xn--[a-z\d-]{1,59}/gi, (label) => domainToUnicode(label) || label);
  // Removes marks before normalization, which takes quadratic time for many of them.
  return readable
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .toUpperCase()
    .replace(/\s+/g, ' ');
}
