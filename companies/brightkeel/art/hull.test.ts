import { expect, test } from 'vitest';
import { at, fitCurve, pointOn, resample, type Cubic, type Point } from './curve.ts';
import { hullFromSlug } from './hull-from-slug.ts';
import { section, waterline } from './hull-lines.ts';
import { halfBreadth, type Hull } from './hull.ts';
import { vessels } from './vessels.ts';

const slugs = ['web-development', 'mobile-development', 'branding', 'react-hooks', 'es6-features'];
const hulls: Hull[] = [
  ...slugs.map((slug) => hullFromSlug(slug)),
  ...Object.values(vessels).map(({ hull }) => hull),
];

/** How often a curve changes the side to which it bends. A turn under 0.2° a step is straight. */
function inflections(points: readonly Point[]): number {
  const even = resample(points, 60);
  const bends = even.slice(2).flatMap(([x2, y2], i) => {
    const [x0, y0] = at(even, i);
    const [x1, y1] = at(even, i + 1);
    const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x1, y2 - y1];
    const turn = Math.asin((ax * by - ay * bx) / (Math.hypot(ax, ay) * Math.hypot(bx, by)));
    return Math.abs(turn) < 0.0035 ? [] : [Math.sign(turn)];
  });
  return bends.filter((bend, i) => i > 0 && bend !== bends[i - 1]).length;
}

const along = (cubics: readonly Cubic[], count: number): Point[] =>
  cubics.flatMap((cubic) => Array.from({ length: count }, (_, i) => pointOn(cubic, i / count)));

test('one slug always gives the same hull, another slug a different one', () => {
  expect(hullFromSlug('branding')).toEqual(hullFromSlug('branding'));
  expect(new Set(slugs.map((slug) => JSON.stringify(hullFromSlug(slug)))).size).toBe(slugs.length);
});

test('the hull is closed: no breadth below the keel, past the stem or past the stern', () => {
  for (const hull of hulls) {
    expect(halfBreadth(hull, 500, -20)).toBe(0);
    expect(halfBreadth(hull, 1300, hull.draught)).toBe(0);
    expect(halfBreadth(hull, -300, hull.draught)).toBe(0);
  }
});

test('sections are fair: an S at most, and one bend more where a bulb stands out', () => {
  for (const hull of hulls) {
    for (const station of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const cut = section(hull, station * 100);
      const most = hull.stem.bulb > 0 ? 3 : 2;
      expect(inflections(cut)).toBeLessThanOrEqual(most);
      expect(inflections(along(fitCurve(cut), 20))).toBeLessThanOrEqual(most);
    }
  }
});

test('waterlines are fair: hollow at the ends at most', () => {
  for (const hull of hulls) {
    for (const share of [0.5, 0.75, 1]) {
      const cut = waterline(hull, hull.draught * share);
      expect(inflections(cut)).toBeLessThanOrEqual(2);
      expect(inflections(along(fitCurve(cut), 20))).toBeLessThanOrEqual(2);
    }
  }
});
