import { expect, test } from 'vitest';
import { foldText, containsWords, matching, wordsOf } from './search.ts';

test.each([
  ['Größe & Straße', ' grosse strasse '],
  ['Café, l’œuvre', ' cafe l oeuvre '],
  ['Ёлка и йод', ' елка и иод '],
  ['ΑΘΉΝΑ', ' αθηνα '],
  ['İstanbul', ' istanbul '],
  ['مَدرَسة', ' مدرسة '],
  ['ＡＢＣ', ' abc '],
  ['がく', ' がく '],
])('the text %s is folded to “%s” for comparison', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

const pages = [
  { title: 'Web Development', description: 'Sites that hold', words: 'react accessible' },
  { title: 'Softwareentwicklung', description: 'Nach Maß', words: 'größe webseite' },
  { title: '手机应用开发', description: '我们的价格', words: '设计 测试' },
  { title: 'Prices', description: 'What web development costs', words: 'day rate' },
].map(({ title, description, words }) => ({
  title: foldText(title),
  description: foldText(description),
  words: foldText(words),
}));
const search = (query: string) => matching(pages, wordsOf(query, 'en'));

test.each<[query: string, pages: number[]]>([
  ['development', [0, 3]],
  ['PRICE', [3]],
  ['Grosse', [1]],
  ['entwicklung', [1]],
  ['手机 价格', [2]],
  ['手机应用', [2]],
  // No page has all the words, so the page with the most is found.
  ['how much is a day of web development', [3]],
  ['web', [0, 3, 1]],
  // A short word matches only the start of a word.
  ['eb', []],
  ['nothing', []],
  ['?!', []],
])('a search for %s returns the pages %j', (query, hits) => {
  expect(search(query)).toEqual(hits);
});

test('a matching word is highlighted regardless of case and accents', () => {
  const words = wordsOf('grosse web', 'en');
  expect(
    ['Größe', 'Großes', 'Webseite', 'Maß', 'the'].filter((it) => containsWords(it, words)),
  ).toEqual(['Größe', 'Großes', 'Webseite']);
});
