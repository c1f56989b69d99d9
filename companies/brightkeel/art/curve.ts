// Curves are sampled densely from closed forms and then written as the fewest cubic Bézier segments
// that a hairline cannot be told from: a drawing of forty curves stays under a few kilobytes, and
// its curves stay fair at any size.

export type Point = readonly [x: number, y: number];
export type Cubic = readonly [Point, Point, Point, Point];

/** A side of the centre line that a curve must not leave, however it is fitted. */
export interface Wall {
  /** The coordinate that keeps its sign: 0 in a body plan, 1 in a view from above. */
  readonly axis: 0 | 1;
  readonly side: -1 | 1;
}

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

const samples = 129;

/**
 * Fits the fewest cubics to sampled points that stay within a hair of them: each takes in as much of
 * the curve as it can (least squares for its handles, along the tangents at its ends), and then the
 * error is spread evenly over them. Neighbours share a tangent, so the joint is smooth. The hair is
 * fine: a miss of a tenth of a unit cannot be seen, but the bend that it adds can.
 */
export function fitCurve(points: readonly Point[], hair?: number, wall?: Wall): Cubic[] {
  const even = resample(points, samples);
  const run = even.reduce((sum, point, i) => sum + length(sub(point, at(even, i - 1))), 0);
  const tolerance = hair ?? Math.min(Math.max(run / 6000, 0.05), 0.16);
  let best = fitGreedily(even, tolerance, wall);
  // The same number of segments at a smaller error: the last one is then no mere remnant.
  for (let [fine, coarse] = [0, tolerance], round = 0; round < 4; round++) {
    const middle = (fine + coarse) / 2;
    const tried = fitGreedily(even, middle, wall);
    if (tried.length > best.length) fine = middle;
    else [best, coarse] = [tried, middle];
  }
  return best;
}

function fitGreedily(points: readonly Point[], tolerance: number, wall?: Wall): Cubic[] {
  const last = points.length - 1;
  const cubics: Cubic[] = [];
  for (let from = 0; from < last;) {
    let [reached, beyond] = [Math.min(from + 3, last), last + 1];
    let cubic = fitSpan(points, from, reached, wall).cubic;
    // By halves of what is left, at first all of it: most curves need but few segments.
    for (let to = last; beyond - reached > 1; to = (reached + beyond) >> 1) {
      const tried = fitSpan(points, from, to, wall);
      if (tried.error <= tolerance) [reached, cubic] = [to, tried.cubic];
      else beyond = to;
    }
    cubics.push(cubic);
    from = reached;
  }
  return cubics;
}

/** The best cubic through a span of samples, and by how much it misses them at worst. */
function fitSpan(points: readonly Point[], from: number, to: number, wall?: Wall) {
  const span = points.slice(from, to + 1);
  const ends = [tangent(points, from, 1), tangent(points, to, -1)] as const;
  const parameters = span.map((_, i) => i / (span.length - 1));
  const fit = () => within(leastSquares(span, parameters, ...ends), wall);
  let cubic = fit();
  let error = 0;
  for (let round = 0; round < 6; round++) {
    error = approach(span, parameters, cubic);
    if (round < 5) cubic = fit();
  }
  return { cubic, error };
}

/** A cubic lies in the hull of its four points: handles that stay on a side keep it there. */
function within(cubic: Cubic, wall: Wall | undefined): Cubic {
  if (wall === undefined) return cubic;
  const { axis, side } = wall;
  const keep = (point: Point): Point => {
    if (point[axis] * side >= 0) return point;
    return axis === 0 ? [0, point[1]] : [point[0], 0];
  };
  const [a, b, c, d] = cubic;
  return [keep(a), keep(b), keep(c), keep(d)];
}

function leastSquares(span: readonly Point[], parameters: number[], v0: Point, v1: Point): Cubic {
  const p0 = at(span, 0);
  const p3 = at(span, span.length - 1);
  const along = dot(v0, v1);
  let c00 = 0;
  let c01 = 0;
  let c11 = 0;
  let x0 = 0;
  let x1 = 0;
  for (let i = 0; i < span.length; i++) {
    const t = parameters[i] ?? 0;
    const s = 1 - t;
    const a0 = 3 * s * s * t;
    const a1 = 3 * s * t * t;
    const near = s * s * s + a0;
    const far = t * t * t + a1;
    const p = at(span, i);
    const rx = p[0] - near * p0[0] - far * p3[0];
    const ry = p[1] - near * p0[1] - far * p3[1];
    c00 += a0 * a0;
    c01 += a0 * a1 * along;
    c11 += a1 * a1;
    x0 += a0 * (v0[0] * rx + v0[1] * ry);
    x1 += a1 * (v1[0] * rx + v1[1] * ry);
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = length(sub(p3, p0));
  let h0 = (x0 * c11 - x1 * c01) / determinant;
  let h1 = (c00 * x1 - c01 * x0) / determinant;
  const sane = (h: number) => Number.isFinite(h) && h > chord * 0.02 && h < chord * 2;
  if (!sane(h0) || !sane(h1)) [h0, h1] = [chord / 3, chord / 3];
  return [p0, add(p0, times(v0, h0)), add(p3, times(v1, h1)), p3];
}

/**
 * Moves each parameter one Newton step towards the point on the cubic that is nearest to its sample.
 * Gives the greatest distance from before the step. Plain loops, because a build runs this some ten
 * million times.
 */
function approach(span: readonly Point[], parameters: number[], [a, b, c, d]: Cubic): number {
  let worst = 0;
  for (let i = 0; i < span.length; i++) {
    const p = at(span, i);
    const t = parameters[i] ?? 0;
    const s = 1 - t;
    const k0 = s * s * s;
    const k1 = 3 * s * s * t;
    const k2 = 3 * s * t * t;
    const k3 = t * t * t;
    const offX = k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0] - p[0];
    const offY = k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1] - p[1];
    const dx = 3 * (s * s * (b[0] - a[0]) + 2 * s * t * (c[0] - b[0]) + t * t * (d[0] - c[0]));
    const dy = 3 * (s * s * (b[1] - a[1]) + 2 * s * t * (c[1] - b[1]) + t * t * (d[1] - c[1]));
    const ddx = 6 * (s * (c[0] - 2 * b[0] + a[0]) + t * (d[0] - 2 * c[0] + b[0]));
    const ddy = 6 * (s * (c[1] - 2 * b[1] + a[1]) + t * (d[1] - 2 * c[1] + b[1]));
    const slope = dx * dx + dy * dy + offX * ddx + offY * ddy;
    if (slope > 1e-9) {
      parameters[i] = Math.min(Math.max(t - (offX * dx + offY * dy) / slope, 0), 1);
    }
    // Across the curve only: what is left along it, the next step takes away.
    const speed = Math.sqrt(dx * dx + dy * dy) || 1;
    worst = Math.max(worst, Math.abs(offX * dy - offY * dx) / speed);
  }
  return worst;
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
