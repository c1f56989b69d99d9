import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BigTextBand } from './BigTextBand.tsx';

const place = { id: 'part-1', tone: 'tint', ruled: false } as const;
const props = { ...place, text: 'Said on a Tuesday.' };
const band = (words: string, side: 'start' | 'end' = 'start') =>
  renderToStaticMarkup(<BigTextBand {...props} words={words} side={side} />);

/** Returns the size of the words, in hundredths of the window's width. */
const sizeOf = (words: string) => Number(/--size:([\d.]+)/.exec(band(words))?.[1]);

test('a big text is a figure with large words and a caption', () => {
  expect(band('99 %')).toMatch(
    /^<figure class="big-text tone-tint"[^>]*><p [^>]*>99 %<\/p><figcaption [^>]*>Said on a Tuesday\.</,
  );
});

test('the speaker is on a separate line', () => {
  const html = renderToStaticMarkup(
    <BigTextBand {...props} words="99 %" side="start" by="Ada L., engineer" />,
  );
  expect(html).toMatch(/Said on a Tuesday\.<span class="[^"]*block[^"]*">Ada L., engineer<\/span>/);
});

test('the words are aligned to the chosen side', () => {
  expect(band('99 %')).toContain('data-side="start"');
  expect(band('99 %', 'end')).toContain('data-side="end"');
});

test('fewer letters are larger, and a single line fits in the window', () => {
  const wordings = ['0.00', '4 of 6', 'Tuesday', 'No surprise'];
  const sizes = wordings.map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
  // A letter is six tenths of its size wide.
  for (const words of wordings) expect(words.length * 0.6 * sizeOf(words)).toBeLessThan(100);
});

test('the size of the words has a maximum and a minimum', () => {
  expect(sizeOf('1')).toBe(sizeOf('100'));
  expect(sizeOf('Could your people change it without us?')).toBe(9);
});

test('the longest word fits in the window', () => {
  for (const words of ['12,345,678,901', 'Rechtsschutzversicherungen 24', 'No surprise']) {
    const max = Number(/--max-size:([\d.]+)/.exec(band(words))?.[1]);
    const longest = Math.max(...words.split(' ').map((word) => word.length));
    expect(longest * 0.6 * max, words).toBeLessThan(100);
  }
});
