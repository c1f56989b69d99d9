import { fitCurve, type Point, type Wall } from './curve.ts';

/** A number as path data has it: one decimal, no leading zero, no trailing one. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers with no more between them than a parser needs. */
export function numbers(values: readonly number[]): string {
  return values.map(short).reduce((all, next) => {
    if (all === '') return next;
    return all + (next.startsWith('-') ? next : ` ${next}`);
  }, '');
}

/**
 * A fair curve through sampled points as path data. Handles are relative, because two views of one
 * hull then repeat each other byte by byte and compress to almost nothing. A wider `hair` is for small
 * pictures: fewer bytes, and a fit that is only as good as can be seen. A `wall` is the centre line.
 */
export function curvePath(points: readonly Point[], hair?: number, wall?: Wall): string {
  const cubics = fitCurve(points, hair, wall);
  const round = (value: number) => Math.round(value * 10) / 10;
  const first = cubics[0]?.[0] ?? [0, 0];
  let [x, y] = [round(first[0]), round(first[1])];
  let data = `M${numbers([x, y])}c`;
  cubics.forEach(([, b, c, d], i) => {
    const part = numbers([b[0] - x, b[1] - y, c[0] - x, c[1] - y, d[0] - x, d[1] - y]);
    data += (i === 0 || part.startsWith('-') ? '' : ' ') + part;
    [x, y] = [round(x + round(d[0] - x)), round(y + round(d[1] - y))];
  });
  return data;
}

/** Straight strokes from point to point. */
export function polyline(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${numbers(first)}L${numbers(rest.flat())}${closed ? 'z' : ''}`;
}

/** Separate straight strokes as one path, for grids. */
export function segments(pairs: readonly [Point, Point][]): string {
  return pairs
    .map(([from, to]) => {
      if (from[1] === to[1]) return `M${numbers(from)}H${short(to[0])}`;
      if (from[0] === to[0]) return `M${numbers(from)}V${short(to[1])}`;
      return `M${numbers(from)}L${numbers(to)}`;
    })
    .join('');
}
