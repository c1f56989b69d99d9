import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MomentBand } from './MomentBand.tsx';

const place = { id: 'part-1', tone: 'tint', apart: false, ruled: false } as const;
const moment = { ...place, text: 'Said on a Tuesday.' };
const band = (words: string, side: 'start' | 'end' = 'start') =>
  renderToStaticMarkup(<MomentBand {...moment} words={words} side={side} />);

/** How large its words are, in hundredths of the window. */
const sizeOf = (words: string) => Number(/--moment:([\d.]+)/.exec(band(words))?.[1]);

test('it is a figure on its background: the words, and under them what they mean', () => {
  expect(band('99 %')).toMatch(
    /^<figure class="moment tone-tint"[^>]*><p [^>]*>99 %<\/p><figcaption [^>]*>Said on a Tuesday\.</,
  );
});

test('who said it stands in a line of its own', () => {
  const html = renderToStaticMarkup(
    <MomentBand {...moment} words="99 %" side="start" by="Ada L., engineer" />,
  );
  expect(html).toMatch(/Said on a Tuesday\.<span class="[^"]*block[^"]*">Ada L., engineer<\/span>/);
});

test('it begins at the side that its writer names', () => {
  expect(band('99 %')).toContain('data-side="start"');
  expect(band('99 %', 'end')).toContain('data-side="end"');
});

test('the fewer its letters, the larger they are, and on one line they stay inside of the window', () => {
  const wordings = ['0.00', '4 of 6', 'Tuesday', 'No surprise'];
  const sizes = wordings.map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
  // A letter takes six tenths of its size.
  for (const words of wordings) expect(words.length * 0.6 * sizeOf(words)).toBeLessThan(100);
});

test('one letter is no larger than three, and a sentence no smaller than what is still huge', () => {
  expect(sizeOf('1')).toBe(sizeOf('100'));
  expect(sizeOf('Could your people change it without us?')).toBe(9);
});

test('the longest word stays inside of the window, however long it is', () => {
  for (const words of ['12,345,678,901', 'Rechtsschutzversicherungen 24', 'No surprise']) {
    const most = Number(/--most:([\d.]+)/.exec(band(words))?.[1]);
    const longest = Math.max(...words.split(' ').map((word) => word.length));
    expect(longest * 0.6 * most, words).toBeLessThan(100);
  }
});
