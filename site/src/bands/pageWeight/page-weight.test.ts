import { expect, test } from 'vitest';
import {
  hasWeightPlaceholders,
  loadSeconds,
  shareOfLimit,
  weightOf,
  insertWeights,
} from './page-weight.ts';

const weight = { html: 13_260, css: 9_000, fonts: 58_712, script: 2_900, pictures: 0 };

test('a page states the size of its parts in kilobytes, alone and together', () => {
  const html = `<b>${weightOf('html')}</b> <b>${weightOf('html', 'css', 'fonts')}</b>`;
  expect(hasWeightPlaceholders(html)).toBe(true);
  expect(insertWeights(html, weight, 'en')).toBe('<b>13.3</b> <b>81.0</b>');
});

test('visible figures are formatted for the language, and those in styles are not', () => {
  const html = `<b>${weightOf('html')}</b>`;
  const row = `<tr style="--share:${shareOfLimit(['css'], 12)}">`;
  expect(insertWeights(html + row, weight, 'de')).toBe('<b>13,3</b><tr style="--share:75">');
});

test('a part takes a share of its budget', () => {
  expect(insertWeights(shareOfLimit(['css'], 12), weight, 'en')).toBe('75');
});

test('a connection takes four round trips, and then the bytes', () => {
  // 4 × 0.15 s, and 72,000 bits at 1,600 kilobits a second.
  expect(insertWeights(loadSeconds(['css'], 1600, 150), weight, 'en')).toBe('0.6');
  expect(insertWeights(loadSeconds(['fonts'], 1600, 150), weight, 'en')).toBe('0.9');
});

test('a page without figures is unchanged', () => {
  expect(hasWeightPlaceholders('100% of: weight%')).toBe(false);
  expect(insertWeights('100% of: weight%', weight, 'en')).toBe('100% of: weight%');
});
