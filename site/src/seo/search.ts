import { transliterate } from '../addresses/slug.ts';

// The build and the browser use the same functions: the search page matches titles and descriptions, and the index
// matches the text of every page.

const withMarks =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu;

/** Normalizes a text for comparison: lowercase words without diacritics, with a space around each. */
export const foldText = (text: string) =>
  ` ${text} `
    .normalize('NFKD')
    .toLowerCase()
    .replace(withMarks, '')
    .replace(/\p{sc=Latin}/gu, transliterate)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Splits a text into words, by the rules of its language if the script has no spaces. */
export function wordsOf(text: string, language: string): string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(foldText(text));
  return [...parts].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The searchable text of a page, each field normalized by `foldText`. */
export type SearchableText = { title: string; description: string; words: string };

const weights = { title: 8, description: 3, words: 1 };

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** @param beside whether the query has other words: a single letter then matches only a whole word */
function weightOf(page: SearchableText, word: string, beside: boolean): number {
  const anywhere = word.length > 3 || unspaced.test(word);
  const start = beside && word.length === 1 && !anywhere ? ` ${word} ` : ` ${word}`;
  const found = Object.entries(weights).map(([field, weight]) => {
    const text = page[field as keyof SearchableText];
    if (text.includes(start)) return 2 * weight;
    return anywhere && text.includes(word) ? weight : 0;
  });
  return Math.max(...found);
}

/** Whether a text, which is not yet normalized, contains one of the words that found its page. */
export const containsWords = (text: string, words: readonly string[]) =>
  words.some(
    (word) =>
      weightOf({ title: foldText(text), description: '', words: '' }, word, words.length > 1) > 0,
  );

/** Returns the indexes of the pages that match the most words, best first. */
export function matching(pages: readonly SearchableText[], words: readonly string[]): number[] {
  const hits = pages.map((page, index) => {
    const found = words
      .map((word) => weightOf(page, word, words.length > 1))
      .filter((weight) => weight > 0);
    return { index, count: found.length, sum: found.reduce((sum, weight) => sum + weight, 0) };
  });
  const maxCount = Math.max(1, ...hits.map(({ count }) => count));
  return hits
    .filter(({ count }) => count === maxCount)
    .sort((a, b) => b.sum - a.sum)
    .map(({ index }) => index);
}
