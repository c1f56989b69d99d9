import { expect, test } from 'vitest';
import {
  cropFor,
  maxBytes,
  type PicturePlace,
  places,
  type PictureSettings,
  widthsFor,
} from './places.ts';

const all = Object.entries(places) as [PicturePlace, PictureSettings][];

test('a picture is cropped around its focus to the proportions of its place, never distorted', () => {
  const wide = { width: 4000, height: 2000 };
  expect(cropFor(wide, undefined, undefined)).toEqual({ left: 0, top: 0, ...wide });
  expect(cropFor(wide, 1, undefined)).toEqual({ left: 1000, top: 0, width: 2000, height: 2000 });
  expect(cropFor(wide, 1, 'left top')).toMatchObject({ left: 0 });
  expect(cropFor(wide, 1, 'right bottom')).toMatchObject({ left: 2000 });
  expect(cropFor(wide, 1, '25% 90%')).toMatchObject({ left: 500, top: 0 });
  const tall = { width: 1000, height: 3000 };
  expect(cropFor(tall, 2, '0% 25%')).toEqual({ left: 0, top: 625, width: 1000, height: 500 });
});

test('no picture is enlarged', () => {
  expect(widthsFor('hero', 4000)).toEqual(places.hero.widths);
  expect(widthsFor('hero', 1600)).toEqual([480, 900, 1280, 1600]);
  expect(widthsFor('hero', 1300)).toEqual([480, 900, 1280]);
  expect(widthsFor('panel', 200)).toEqual([200]);
});

test('the smallest file that a place accepts is sharp in a window 1280 pixels wide', () => {
  for (const [place, { minWidth, widths }] of all) {
    expect(minWidth, place).toBeLessThanOrEqual(widths.at(-1) ?? 0);
    expect(widthsFor(place, minWidth).at(-1), place).toBeGreaterThanOrEqual(
      Math.min(minWidth, 480),
    );
  }
});

test('the size limit of a place applies to phones, and grows with the pixels of wider windows', () => {
  expect(maxBytes('hero', 900)).toBe(120_000);
  expect(maxBytes('card', 540)).toBe(40_000);
  expect(maxBytes('hero', 1800)).toBe(480_000);
});
