import { expect, test } from 'vitest';
import { BYTES_PER_PAGE, searchIndex, collectTexts } from './search-index.ts';

const page = (path: string, text: string, title = 'A page') => ({
  path,
  title,
  description: 'What it says',
  text,
});
const words = (text: string, language = 'en') =>
  searchIndex([page('/a', text), page('/b', 'other shared')], language)['/a']?.split(' ');

test('the index has each word once, rare words first, and none from the title', () => {
  expect(words('Shared rain, rain and the page')).toEqual(['rain', 'and', 'the', 'shared']);
});

test.each([
  ['ja', '東京で設計しています', '東京'],
  ['zh', '我们设计手机应用', '手机'],
  ['th', 'เราออกแบบเว็บไซต์', 'เว็บไซต์'],
  ['de', 'Größe', 'grosse'],
])('the index in %s of the text %s contains the word %s', (language, text, word) => {
  expect(words(text, language)).toContain(word);
});

test.each([
  ['letters of one byte', (n: number) => `word${n}`],
  ['letters of three bytes', (n: number) => `語${n}`],
])('a hundred pages of %s have at most 60 kB', (_, word) => {
  const pages = Array.from({ length: 100 }, (_, nth) =>
    page(
      `/blog/${nth}`,
      Array.from({ length: 400 }, (_, offset) => word(nth * 400 + offset)).join(' '),
    ),
  );
  const bytes = Buffer.byteLength(JSON.stringify(searchIndex(pages, 'en')));
  expect(bytes).toBeLessThanOrEqual(100 * BYTES_PER_PAGE);
  expect(bytes).toBeGreaterThan(80 * BYTES_PER_PAGE);
});

test('only the texts of a file are indexed, not addresses, file names or kinds of bands', () => {
  const data = {
    title: 'Rain',
    link: '/about',
    image: { src: 'a/b.jpg', alt: 'A quay' },
    order: 1,
  };
  expect(collectTexts({ ...data, bands: [{ kind: 'prose', paragraphs: ['One', 'Two'] }] })).toEqual(
    ['Rain', 'A quay', 'One', 'Two'],
  );
});
