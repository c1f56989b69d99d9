import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { faintLogoProblem } from './brand.ts';

/** The warning about these drawings in the brand folder of a company with the plain theme. */
function said(logo: string, more: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const files = {
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30">${logo}</svg>`,
    ...more,
  };
  mkdirSync(join(folder, 'brand'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'brand', name), text);
  return faintLogoProblem(folder);
}
const box = (fill: string, width = 120) => `<path fill="${fill}" d="M0 0h${width}v30H0z"/>`;

test('a dark logo without a version for dark backgrounds is reported, with the backgrounds on which it is lost', async () => {
  const told = await said(box('#123'));
  expect(told).toMatch(
    /^too dark for dark backgrounds: less than 3:1 for 100 % of it on #[\da-f]{6}, the foot of every page, and 100 % of it on #[\da-f]{6}, the dark scheme$/,
  );
  // However its colour is written.
  expect(await said(`<style>.a{fill:#123}</style><path class="a" d="M0 0h120v30H0z"/>`)).toBe(told);
});

test('a logo is reported by how much of it is lost', async () => {
  expect(await said(box('#123') + box('#f80', 90))).toBeUndefined();
  expect(await said(box('#123') + box('#f80', 30))).toMatch(/ 75 % of it on /);
});

test.for([
  ['has light colours', box('#f80'), {}],
  ['takes the colour of the words around it', box('currentColor'), {}],
  ['has another for dark backgrounds', box('#123'), { 'logo-dark.svg': box('#f80') }],
  ['cannot be read, which the check of the build tells', '<path', {}],
] as const)('no warning about a logo that %s', async ([, logo, more]) => {
  expect(await said(logo, more)).toBeUndefined();
});

test('no warning for a company without a logo', async () => {
  expect(await faintLogoProblem(temporaryFolder())).toBeUndefined();
});
