import { expect, test } from 'vitest';
import { textWidth, wrap } from './lettering.ts';
import { markSvg } from './mark-svg.ts';
import { shareImageSvg } from './share-image.ts';

const shared = { kicker: 'Kind', company: 'Agency' };
const views = ['body', 'sheer', 'half-breadth', 'sheet'] as const;

test('a share image is the same bytes each time and needs no font', () => {
  for (const view of views) {
    const page = { ...shared, title: 'Web Development', slug: 'web-development', view };
    const svg = shareImageSvg(page);
    expect(svg).toBe(shareImageSvg(page));
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).not.toMatch(/<text|var\(|NaN|undefined/);
  }
});

test('the company on a share image is the one that it is given', () => {
  const page = { ...shared, title: 'Blog', slug: 'blog', view: 'sheet' } as const;
  expect(shareImageSvg({ ...page, company: 'Other' })).not.toBe(shareImageSvg(page));
});

test('words on a share image are 11px and more where a preview shows it 400px wide', () => {
  for (const view of views) {
    const svg = shareImageSvg({ ...shared, title: 'A long title '.repeat(9), slug: 'blog', view });
    const sizes = [...svg.matchAll(/\)scale\((0?\.\d+)\)/g)].map(
      ([, scale]) => Number(scale) * 1000,
    );
    expect(sizes.length).toBeGreaterThan(3);
    expect((Math.min(...sizes) * 400) / 1200).toBeGreaterThanOrEqual(11);
  }
});

test('a title is broken into even lines that fit', () => {
  const title = 'Software for hospitals that keeps working at night and on weekends';
  const lines = wrap('display', title, 60, 700);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(textWidth('display', line, 60)).toBeLessThanOrEqual(700);
  const widths = lines.map((line) => textWidth('display', line, 60));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
});

test('an accent that the table lacks is left out, its letter is not', () => {
  expect(textWidth('display', 'Zürich', 40)).toBe(textWidth('display', 'Zurich', 40));
});

test('a vessel can stand on the share image of its industry', () => {
  const page = { ...shared, title: 'Logistics', slug: 'logistics', view: 'sheer' } as const;
  expect(shareImageSvg({ ...page, vessel: 'container-ship' })).not.toBe(shareImageSvg(page));
});

test('the icon follows the scheme, the maskable one fills its square', () => {
  expect(markSvg()).toContain('prefers-color-scheme:dark');
  expect(markSvg({ kind: 'maskable' })).toContain('M0 0h64v64H0z');
});
