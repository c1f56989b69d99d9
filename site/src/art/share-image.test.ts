import { hash } from 'node:crypto';
import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sharePng } from '../pictures/raster.ts';
import { registerFonts, textElement, textWidth, undrawableLetters, wrapText } from './lettering.ts';
import { markSvg } from './mark-svg.ts';
import { shareImageSvg, missingLetters } from './share-image.ts';

const shared = { kicker: 'Kind', company: 'Agency', title: 'Web Development' };
const drawing = createElement('path', { d: 'M0 0h90', stroke: 'var(--color-highlight)' });
const picture = { drawing, at: [600, 400], scale: 2, titleWidth: 500 } as const;
const images = [shared, { ...shared, picture }, { ...shared, title: 'A long title '.repeat(9) }];

beforeAll(registerFonts);

test('a share image is 1200 by 630, at most 60 KB, and the same each time', async () => {
  for (const image of images) {
    const svg = shareImageSvg(image);
    expect(svg).not.toMatch(/var\(|NaN|undefined/);
    expect(svg).not.toBe(shareImageSvg({ ...image, company: 'Other' }));
    const png = await sharePng(svg);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(60 * 1024);
    expect(await sharePng(shareImageSvg(image))).toEqual(png);
  }
});

test('words on a share image are at least 11px in a preview that is 400px wide', () => {
  for (const image of images) {
    const sizes = [...shareImageSvg(image).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect((Math.min(...sizes) * 400) / 1200).toBeGreaterThanOrEqual(11);
  }
});

test('a title is split into even lines that fit', () => {
  const title = 'Software for hospitals that keeps working at night and on weekends';
  const lines = wrapText('display', title, 60, 700);
  expect(lines.join(' ')).toBe(title);
  const widths = lines.map((line) => textWidth('display', line, 60));
  expect(Math.max(...widths)).toBeLessThanOrEqual(700);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
});

test.each([
  ['これからの病院のためのソフトウェアを、夜も週末も。', 'Japanese'],
  ['我们为医院开发在夜间和周末都能可靠运行的软件。', 'Chinese'],
  ['ซอฟต์แวร์สำหรับโรงพยาบาลที่ทำงานตลอดคืน', 'Thai'],
  ['我们的API每天处理十万个请求，《云端》也一样。', 'Chinese with Latin'],
])('%s, without spaces, is split into lines that fit (%s)', (title) => {
  const lines = wrapText('display', title, 60, 620);
  expect(lines.join('')).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(textWidth('display', line, 60)).toBeLessThanOrEqual(620);
    expect(line).not.toMatch(/^[、。，》]|《$|^PI/);
  }
});

const machineHas = async (letters: string) =>
  (await undrawableLetters('display', letters)).length === 0;
const picture60 = async (text: string) => {
  const drawn = textElement('display', text, { x: 20, y: 80, size: 60 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120">${drawn}</svg>`;
  return hash('sha256', await sharp(Buffer.from(svg)).raw().toBuffer());
};

test('Arabic letters are joined and run from right to left, even between other words', async (context) => {
  const shaped = '\ufeb3\ufefc\ufee1';
  if (!(await machineHas(shaped))) context.skip();
  expect(await picture60('\u0633\u0644\u0627\u0645')).toBe(await picture60(shaped));
  const reversed = [...shaped].reverse().join('');
  expect(await picture60('A\u0633\u0644\u0627\u0645B')).toBe(
    await picture60(`\u202dA${reversed}B\u202c`),
  );
});

test('letters that no font has, and only those, are reported with their page', async () => {
  expect(await undrawableLetters('display', 'Zürich, “naïve” – Łódź')).toEqual([]);
  // Noncharacters, which no font has.
  expect(await undrawableLetters('display', 'a\u{fdd1}b\u{2fffe}')).toEqual([
    '\u{fdd1}',
    '\u{2fffe}',
  ]);
  expect(await missingLetters('/about', shared)).toBeUndefined();
  expect(await missingLetters('/about', { ...shared, title: '\u{fdd1}' })).toMatch(
    /^The share image of \/about cannot show \ufdd1:/,
  );
});

test('the icon follows the color scheme, and the maskable one fills its square', () => {
  expect(markSvg({ companyName: 'Agency' })).toContain('prefers-color-scheme:dark');
  expect(markSvg({ companyName: 'Agency', kind: 'maskable' })).toContain('M0 0h64v64H0z');
});
