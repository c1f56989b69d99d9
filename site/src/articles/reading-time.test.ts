import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('a minute is 220 words, minutes are rounded, and even an empty text takes one', () => {
  const minutes = [660, 320, 340, 0].map((count) => readingTime('word '.repeat(count)).minutes);
  expect(minutes).toEqual([3, 1, 2, 1]);
});

test.each([
  ['Before.\n\n```js\nconst one = 1;\n```\n\nCall `useState(0)` after.\n', 3],
  ['````md\n```js\nx\n```\n````\nEnd', 1],
  ['See [the draft](https://example.com/a/b) <br /> now.', 4],
  ["don't render 1,200 times", 4],
])('code, addresses and tags are not words: %j has %i', (source, count) => {
  expect(readingTime(source).words).toBe(count);
});

test.each([
  ['Japanese', 'これは長い文章です。読むのに時間がかかります。', 8],
  ['Chinese', '这是一篇很长的文章，需要很多时间阅读。', 6],
  ['Thai', 'บทความนี้ยาวมากและใช้เวลาอ่านนาน', 6],
])('a text in %s, without spaces, takes longer than a minute', (_language, sentence, minutes) => {
  expect(readingTime(sentence.repeat(180)).minutes).toBeGreaterThanOrEqual(minutes);
});
