import { plainLetter } from './slug.ts';

// How the pages of a site are searched: by the words of the page with the list of them all, and by an index of the words
// in each. Build and browser use the same functions.

const withMarks =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu;

/** A text as it is compared: words in small letters without marks, a space around each. */
export const fold = (text: string) =>
  ` ${text} `
    .normalize('NFKD')
    .toLowerCase()
    .replace(withMarks, '')
    .replace(/\p{sc=Latin}/gu, plainLetter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** The words of a text; a script without spaces is divided as its language does. */
export function wordsOf(text: string, language: string): string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(fold(text));
  return [...parts].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** A page with what it is found by, each text folded. */
export type Searched = { title: string; description: string; words: string };

const weights = { title: 8, description: 3, words: 1 };

/** Scripts whose words have no space between them. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** @param beside whether other words are looked for too: then a single letter is a word, and none that begins */
function weightOf(page: Searched, word: string, beside: boolean): number {
  const anywhere = word.length > 3 || unspaced.test(word);
  const start = beside && word.length === 1 && !anywhere ? ` ${word} ` : ` ${word}`;
  const found = Object.entries(weights).map(([field, weight]) => {
    const text = page[field as keyof Searched];
    if (text.includes(start)) return 2 * weight;
    return anywhere && text.includes(word) ? weight : 0;
  });
  return Math.max(...found);
}

/** Whether a page is found by one of these words because of this text, which is not folded. */
export const holds = (text: string, words: readonly string[]) =>
  words.some(
    (word) =>
      weightOf({ title: fold(text), description: '', words: '' }, word, words.length > 1) > 0,
  );

/** The numbers of the pages that have the most of these words, the best first. */
export function matching(pages: readonly Searched[], words: readonly string[]): number[] {
  const hits = pages.map((page, at) => {
    const found = words
      .map((word) => weightOf(page, word, words.length > 1))
      .filter((weight) => weight > 0);
    return { at, count: found.length, sum: found.reduce((sum, weight) => sum + weight, 0) };
  });
  const most = Math.max(1, ...hits.map(({ count }) => count));
  return hits
    .filter(({ count }) => count === most)
    .sort((a, b) => b.sum - a.sum)
    .map(({ at }) => at);
}
