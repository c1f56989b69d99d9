import { expect, test } from 'vitest';
import { saysItsWeight, secondsOf, shareOf, weightOf, withFigures } from './page-weight.ts';

const weight = { html: 13_260, css: 9_000, fonts: 58_712, script: 2_900, pictures: 0 };

test('a page states the size of its parts in kilobytes, alone and together', () => {
  const html = `<b>${weightOf('html')}</b> <b>${weightOf('html', 'css', 'fonts')}</b>`;
  expect(saysItsWeight(html)).toBe(true);
  expect(withFigures(html, weight, 'en')).toBe('<b>13.3</b> <b>81.0</b>');
});

test('visible figures are formatted for the language, and those in styles are not', () => {
  const html = `<b>${weightOf('html')}</b>`;
  const row = `<tr style="--share:${shareOf(['css'], 12)}">`;
  expect(withFigures(html + row, weight, 'de')).toBe('<b>13,3</b><tr style="--share:75">');
});

test('a part takes a share of its budget', () => {
  expect(withFigures(shareOf(['css'], 12), weight, 'en')).toBe('75');
});

test('a connection takes four round trips, and then the bytes', () => {
  // 4 × 0.15 s, and 72,000 bits at 1,600 kilobits a second.
  expect(withFigures(secondsOf(['css'], 1600, 150), weight, 'en')).toBe('0.6');
  expect(withFigures(secondsOf(['fonts'], 1600, 150), weight, 'en')).toBe('0.9');
});

test('a page without figures is unchanged', () => {
  expect(saysItsWeight('100% of: weight%')).toBe(false);
  expect(withFigures('100% of: weight%', weight, 'en')).toBe('100% of: weight%');
});
