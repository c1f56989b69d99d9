import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Straßenbau', 'strassenbau'],
  ['Spørsmål før pris', 'sporsmal-for-pris'],
  ['Łódź, Đà Nẵng & İstanbul', 'lodz-da-nang-istanbul'],
  ['Cœur  sacré – ŒUVRE', 'coeur-sacre-oeuvre'],
  ['Décembre'.normalize('NFD'), 'decembre'],
  ['What a client’s form needs', 'what-a-clients-form-needs'],
])('Latin letters are written without marks: %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['Новости й', 'новости-й'],
  ['日本語 1', '日本語-1'],
  ['ガイド'.normalize('NFD'), 'ガイド'],
  ['कहानी', 'कहानी'],
  ['أخبار', 'أخبار'],
])('letters of other scripts stay: %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('titles that differ only in a symbol have different addresses', () => {
  const titles = ['C', 'C+', 'C++', 'C#', 'F#', 'A', 'A+', '日本語 1', '中文 1'];
  expect(new Set(titles.map(slugOf)).size).toBe(titles.length);
  expect(slugOf('C++')).toBe('c-plus-plus');
  expect(slugOf('#1 + 2')).toBe('1-2');
});

test('a title of symbols alone has an empty slug', () => {
  expect(slugOf('!!! — 🚢')).toBe('');
});
