import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BodyPlan } from './BodyPlan.tsx';
import { BodySketch } from './BodySketch.tsx';
import { at, pointOn, resample, type Cubic, type Point } from './curve.ts';
import { HalfBreadthPlan } from './HalfBreadthPlan.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { headHeight, section } from './hull-lines.ts';
import { LENGTH, keelAt, stemAt, sternAt, type Hull } from './hull.ts';

const services = readdirSync(join(import.meta.dirname, '../services'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace('.yaml', ''));
const articles = ['react-hooks', 'es6-features', 'docker'];
const slugs = [...services, ...articles];

/** The drawn curves of some families, as runs of points. */
function drawn(element: ReactElement, families: readonly string[]): Point[][] {
  const groups = [...renderToStaticMarkup(element).matchAll(/<g data-family="(\w+)".*?<\/g>/g)];
  return groups
    .filter(([, family = '']) => families.includes(family))
    .flatMap(([group]) => [...group.matchAll(/ d="M([^"c]+)c([^"]+)"/g)])
    .map(([, start = '', handles = '']) => points(numbersOf(start), numbersOf(handles)));
}

const numbersOf = (data: string) => (data.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function points([x = 0, y = 0]: number[], handles: number[]): Point[] {
  let from: Point = [x, y];
  return Array.from({ length: handles.length / 6 }, (_, i) => {
    const part = handles.slice(i * 6, i * 6 + 6);
    const point = (n: number): Point => [from[0] + (part[n] ?? 0), from[1] + (part[n + 1] ?? 0)];
    const cubic: Cubic = [from, point(0), point(2), point(4)];
    from = cubic[3];
    return Array.from({ length: 33 }, (_unused, n) => pointOn(cubic, n / 32));
  }).flat();
}

/** By how much a curve is on both sides of the centre line at once. */
function crossing(curve: readonly Point[], axis: 0 | 1): number {
  const values = curve.map((point) => point[axis]);
  return Math.min(Math.max(...values), -Math.min(...values));
}

test.each(slugs)('no drawn curve of %s crosses the centre line on which it is folded', (slug) => {
  for (const element of [
    <BodyPlan slug={slug} variant="plate" />,
    <BodySketch hull={hullFromSlug(slug)} />,
  ]) {
    const curves = drawn(element, ['stations', 'outline', 'detail']);
    expect(curves.length).toBeGreaterThan(8);
    for (const curve of curves) expect(crossing(curve, 0)).toBeLessThan(0.001);
  }
  const above = <HalfBreadthPlan slug={slug} variant="plate" />;
  for (const curve of drawn(above, ['waterlines', 'dwl', 'outline', 'detail'])) {
    expect(crossing(curve, 1)).toBeLessThan(0.001);
  }
});

test('a section begins on the centre line, at keel, stem or sternpost, and not in mid-air', () => {
  for (const slug of slugs) {
    const hull = hullFromSlug(slug);
    for (const x of [50, 100, 200, 500, 800, 900, 950]) {
      const [breadth, z] = at(section(hull, x), 0);
      const height = z - keelAt(hull, x);
      const end = x < hull.midship ? sternAt(hull, height) : stemAt(hull, height);
      expect(breadth).toBe(0);
      if (height > 0.01) expect(Math.abs(end - x)).toBeLessThan(0.5);
    }
    for (const curve of drawn(<BodySketch hull={hullFromSlug(slug)} />, ['stations'])) {
      expect(Math.abs(at(curve, 0)[0])).toBeLessThan(0.001);
    }
  }
});

/** Half breadths of five sections on one sheet's heights: what an eye compares. */
function silhouette(hull: Hull): number[] {
  const scale = Math.min(1 / hull.beam, 0.8 / headHeight(hull));
  return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
    const cut = resample(section(hull, share * LENGTH), 400);
    return Array.from({ length: 24 }, (_, i) => {
      const height = ((i + 0.5) / 24) * 0.8;
      const near = cut.find(([, z]) => z * scale >= height);
      return (near?.[0] ?? 0) * scale;
    });
  });
}

/** The mean distance of two silhouettes, in shares of the sheet's half width. */
function difference(a: Hull, b: Hull): number {
  const [one, other] = [silhouette(a), silhouette(b)];
  const sum = one.reduce((all, value, i) => all + Math.abs(value - (other[i] ?? 0)), 0);
  return (sum / one.length) * 2;
}

test('the hulls of any two services can be told apart at a glance', () => {
  expect(services).toHaveLength(13);
  for (const [i, one] of services.entries()) {
    for (const other of services.slice(i + 1)) {
      const apart = difference(hullFromSlug(one), hullFromSlug(other));
      expect(apart, `${one} and ${other}`).toBeGreaterThan(0.1);
    }
  }
});
