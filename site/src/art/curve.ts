// Curves are sampled densely from closed forms and then written as the fewest cubic Bézier segments
// that a hairline cannot be told from: a drawing of forty curves stays under a few kilobytes, and
// its curves stay fair at any size.

export type Point = readonly [x: number, y: number];
export type Cubic = readonly [Point, Point, Point, Point];

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const length = (a: Point) => Math.hypot(a[0], a[1]);
const unit = (a: Point): Point => times(a, 1 / (length(a) || 1));

/** Reads a point that the caller knows to be there; the empty list is the only way to miss. */
export function at(points: readonly Point[], index: number): Point {
  return points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
}

/** The same curve with `count` points at equal arc length, so that a fit weighs it evenly. */
export function resample(points: readonly Point[], count: number): Point[] {
  const travelled = [0];
  for (let i = 1; i < points.length; i++) {
    travelled.push((travelled[i - 1] ?? 0) + length(sub(at(points, i), at(points, i - 1))));
  }
  const total = travelled.at(-1) ?? 0;
  const even: Point[] = [];
  let i = 1;
  for (let n = 0; n < count; n++) {
    const wanted = (total * n) / (count - 1);
    while (i < points.length - 1 && (travelled[i] ?? 0) < wanted) i++;
    const from = travelled[i - 1] ?? 0;
    const share = (wanted - from) / ((travelled[i] ?? 0) - from || 1);
    even.push(add(at(points, i - 1), times(sub(at(points, i), at(points, i - 1)), share)));
  }
  return even;
}

/** A point on a cubic at parameter `t`. */
export function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  return add(
    add(times(a, s * s * s), times(b, 3 * s * s * t)),
    add(times(c, 3 * s * t * t), times(d, t * t * t)),
  );
}

/**
 * Fits cubics to sampled points (Schneider's method): least squares for the handles along the
 * tangents at the ends, split where the error is largest. Neighbours share a tangent, so the joint
 * is smooth.
 */
export function fitCurve(points: readonly Point[], tolerance = 0.25): Cubic[] {
  const even = resample(points, 161);
  const last = even.length - 1;
  return fitSpan(even, 0, last, tangent(even, 0, 1), tangent(even, last, -1), tolerance);
}

function fitSpan(
  points: readonly Point[],
  from: number,
  to: number,
  tangentFrom: Point,
  tangentTo: Point,
  tolerance: number,
): Cubic[] {
  const span = points.slice(from, to + 1);
  let parameters = span.map((_, i) => i / (span.length - 1));
  let cubic = leastSquares(span, parameters, tangentFrom, tangentTo);
  for (let round = 0; round < 12; round++) {
    parameters = parameters.map((t, i) => nearest(cubic, at(span, i), t));
    cubic = leastSquares(span, parameters, tangentFrom, tangentTo);
  }
  const errors = parameters.map((t, i) => length(sub(pointOn(cubic, t), at(span, i))));
  const worst = Math.max(...errors);
  if (worst <= tolerance || span.length < 9) return [cubic];

  const middle = from + Math.min(Math.max(errors.indexOf(worst), 4), span.length - 5);
  const through = tangent(points, middle, 1);
  return [
    ...fitSpan(points, from, middle, tangentFrom, times(through, -1), tolerance),
    ...fitSpan(points, middle, to, through, tangentTo, tolerance),
  ];
}

function leastSquares(span: readonly Point[], parameters: number[], v0: Point, v1: Point): Cubic {
  const p0 = at(span, 0);
  const p3 = at(span, span.length - 1);
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  parameters.forEach((t, i) => {
    const s = 1 - t;
    const a0 = times(v0, 3 * s * s * t);
    const a1 = times(v1, 3 * s * t * t);
    const rest = sub(at(span, i), pointOn([p0, p0, p3, p3], t));
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = length(sub(p3, p0));
  let h0 = (x0 * c11 - x1 * c01) / determinant;
  let h1 = (c00 * x1 - c01 * x0) / determinant;
  const sane = (h: number) => Number.isFinite(h) && h > chord * 0.02 && h < chord * 2;
  if (!sane(h0) || !sane(h1)) [h0, h1] = [chord / 3, chord / 3];
  return [p0, add(p0, times(v0, h0)), add(p3, times(v1, h1)), p3];
}

/** One Newton step towards the parameter of the point on the cubic that is nearest to `p`. */
function nearest(cubic: Cubic, p: Point, t: number): number {
  const [a, b, c, d] = cubic;
  const s = 1 - t;
  const first = add(
    add(times(sub(b, a), 3 * s * s), times(sub(c, b), 6 * s * t)),
    times(sub(d, c), 3 * t * t),
  );
  const second = add(
    times(add(sub(c, times(b, 2)), a), 6 * s),
    times(add(sub(d, times(c, 2)), b), 6 * t),
  );
  const off = sub(pointOn(cubic, t), p);
  const slope = dot(first, first) + dot(off, second);
  if (Math.abs(slope) < 1e-9) return t;
  return Math.min(Math.max(t - dot(off, first) / slope, 0), 1);
}

/** The direction of travel at a sample: a parabola through three of them, also at the ends. */
function tangent(points: readonly Point[], index: number, sign: 1 | -1): Point {
  const last = points.length - 1;
  const p = (i: number) => at(points, i);
  if (index === 0) return unit(sub(sub(times(p(1), 4), times(p(0), 3)), p(2)));
  if (index === last) {
    return unit(times(sub(add(times(p(last), 3), p(last - 2)), times(p(last - 1), 4)), sign));
  }
  return unit(times(sub(p(index + 1), p(index - 1)), sign));
}
