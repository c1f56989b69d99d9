import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

const words = (count: number) => 'word '.repeat(count);

test('a minute is 220 words', () => {
  expect(readingTime(words(660))).toEqual({ words: 660, minutes: 3 });
});

test('minutes are rounded', () => {
  expect(readingTime(words(320)).minutes).toBe(1);
  expect(readingTime(words(340)).minutes).toBe(2);
});

test('even an empty text takes a minute', () => {
  expect(readingTime('')).toEqual({ words: 0, minutes: 1 });
});

test('code is not read as words', () => {
  const source = 'Before.\n\n```js\nconst one = 1;\n```\n\nCall `useState(0)` after.\n';
  expect(readingTime(source).words).toBe(3);
});

test('a fence within a longer fence is not read as words either', () => {
  expect(readingTime('````md\n```js\nx\n```\n````\nEnd').words).toBe(1);
});

test('frontmatter, addresses and tags are not words', () => {
  const source = '---\ntitle: A b c\n---\nSee [the draft](https://example.com/a/b) <br /> now.';
  expect(readingTime(source).words).toBe(4);
});

test('contractions and figures count as one word each', () => {
  expect(readingTime("don't render 1,200 times").words).toBe(4);
});

test.each([
  ['Japanese', 'これは長い文章です。読むのに時間がかかります。', 8],
  ['Chinese', '这是一篇很长的文章，需要很多时间阅读。', 6],
  ['Thai', 'บทความนี้ยาวมากและใช้เวลาอ่านนาน', 6],
])('a text in %s, without spaces, takes longer than a minute', (_language, sentence, minutes) => {
  expect(readingTime(sentence.repeat(180)).minutes).toBeGreaterThanOrEqual(minutes);
});
