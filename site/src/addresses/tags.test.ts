import { expect, test } from 'vitest';
import { relatedTo, tagKey, tagsOf } from './tags.ts';

let day = 31;
/** Each is older than the one before. */
const article = (id: string, ...tags: string[]) => {
  day -= 1;
  return { id, data: { tags, date: `2026-01-${String(day).padStart(2, '0')}` } };
};
const labels = article('labels', 'Labels', 'Stories');
const tips = article('tips', 'Short words');
const names = article('names', 'Stories', 'Labels');
const rain = article('rain', 'Short words', 'Labels');
const alone = article('alone', 'Prices');
const all = [labels, tips, names, rain, alone];
const slugs = (list: { id: string }[]) => list.map(({ id }) => id);

test('tags are listed with their articles, the most used first', () => {
  expect(tagsOf(all).map(({ slug, articles }) => [slug, ...slugs(articles)])).toEqual([
    ['labels', 'labels', 'names', 'rain'],
    ['short-words', 'tips', 'rain'],
    ['stories', 'labels', 'names'],
    ['prices', 'alone'],
  ]);
});

test('an article that names a tag twice is listed once, and without tags there is no list', () => {
  expect(tagsOf([article('a', 'Rain', 'rain')]).map(({ articles }) => articles.length)).toEqual([
    1,
  ]);
  expect(tagsOf([article('a')])).toEqual([]);
});

test('the articles that share the most tags are related', () => {
  expect(slugs(relatedTo(labels, tagsOf(all)))).toEqual(['names', 'rain']);
});

test('at most three articles are related, and none without a shared tag', () => {
  const many = Array.from({ length: 9 }, (_, index) => article(`a${index}`, 'Rain'));
  expect(slugs(relatedTo(many[0] ?? alone, tagsOf(many)))).toEqual(['a1', 'a2', 'a3']);
  expect(relatedTo(alone, tagsOf(all))).toEqual([]);
});

test.for([
  ['Short words', 'short-word'],
  ['Labels', 'label'],
  ['E-mail', 'Email'],
])('%s and %s are one tag spelled in two ways', ([one = '', other = '']) => {
  expect(tagKey(one)).toBe(tagKey(other));
});

test('tags with different meanings have different keys', () => {
  expect(tagKey('CSS')).not.toBe(tagKey('CS'));
  expect(tagKey('Maps')).toBe(tagKey('Maps'));
});
