import { expect, test } from 'vitest';
import { at, type Point } from './curve.ts';
import { sheerLine, stemProfile, transomProfile } from './hull-lines.ts';
import { sheerAt } from './hull.ts';
import type { Bowed, Pen } from './pen.ts';
import { skiff } from './sailing-vessels.ts';

type Stroke = Point[];

/** A point for every unit and a half along a stroke from one place to the next. */
const along = (from: Bowed, to: Bowed): Point[] => {
  const [[x0, z0, bow = 0], [x1, z1]] = [from, to];
  const middle = [(x0 + x1) / 2 - (z1 - z0) * bow, (z0 + z1) / 2 + (x1 - x0) * bow] as const;
  const steps = Math.ceil(Math.hypot(x1 - x0, z1 - z0) / 1.5);
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const [t, s] = [i / steps, 1 - i / steps];
    return [
      s * s * x0 + 2 * s * t * middle[0] + t * t * x1,
      s * s * z0 + 2 * s * t * middle[1] + t * t * z1,
    ];
  });
};

const through = (points: readonly Bowed[]): Stroke =>
  points.slice(1).flatMap((to, i) => along(points[i] ?? to, to));

/** A pen that remembers where it went. */
function rememberingPen(strokes: Stroke[]): Pen {
  const keep = (points: readonly Bowed[]) => String(strokes.push(through(points)));
  return {
    line: (...points) => keep(points),
    sweep: (...points) => keep(points),
    shape: (...points) => keep([...points, ...points.slice(0, 1)]),
    box: (x, z, wide, high) =>
      keep([
        [x, z],
        [x + wide, z],
        [x + wide, z + high],
        [x, z + high],
        [x, z],
      ]),
    row: () => '',
  };
}

const touches = (a: Stroke, b: Stroke) =>
  a.some(([x0, z0]) => b.some(([x1, z1]) => Math.hypot(x1 - x0, z1 - z0) < 3));

test('no part of the skiff floats: all of it is connected, from the planking to the blade', () => {
  const { hull, rig } = skiff;
  const fittings: Stroke[] = [];
  rig(rememberingPen(fittings), (x) => sheerAt(hull, x));
  const planking = [sheerLine(hull), stemProfile(hull), transomProfile(hull) ?? []];
  const held = planking.map((line) => through(line));
  for (let found = true; found;) {
    const reached = fittings.filter(
      (stroke) => !held.includes(stroke) && held.some((other) => touches(stroke, other)),
    );
    held.push(...reached);
    found = reached.length > 0;
  }
  const loose = fittings.filter((stroke) => !held.includes(stroke));
  expect(loose.map((stroke) => at(stroke, 0).map(Math.round))).toEqual([]);
});
