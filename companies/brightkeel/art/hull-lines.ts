import { at, type Point } from './curve.ts';
import {
  afterEnd,
  halfBreadth,
  keelAt,
  LENGTH,
  sheerAt,
  stemAt,
  sternAt,
  transomAt,
  type Hull,
} from './hull.ts';

// The families of curves that a lines plan is drawn from, as dense samples of the surface.

const STEPS = 300;

/** From 0 to 1, closer together at both ends, where hull curves bend most. */
function spread(steps = STEPS): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => (1 - Math.cos((Math.PI * i) / steps)) / 2);
}

/** The place between `from` (where `test` holds) and `to` (where it does not) at which it ends. */
function border(from: number, to: number, test: (v: number) => boolean): number {
  let [inside, outside] = [from, to];
  for (let i = 0; i < 32; i++) {
    const middle = (inside + outside) / 2;
    if (test(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const stemPoint = (hull: Hull, x: number, z: number) => stemAt(hull, z - keelAt(hull, x));

/** Where the deck edge meets the stem. */
export function stemHead(hull: Hull): Point {
  const x = border(hull.midship, LENGTH * 1.3, (v) => v < stemPoint(hull, v, sheerAt(hull, v)));
  return [x, sheerAt(hull, x)];
}

/** Where the deck edge ends aft. */
export function sternHead(hull: Hull): Point {
  const x = border(hull.midship, -LENGTH * 0.3, (v) => v > afterEnd(hull, v, sheerAt(hull, v)));
  return [x, sheerAt(hull, x)];
}

/** The height of the deck's higher end. */
export function headHeight(hull: Hull): number {
  return Math.max(stemHead(hull)[1], sternHead(hull)[1]);
}

/**
 * A cross-section, from the centre line (where it meets keel, stem or sternpost) to the deck: half
 * breadth and height.
 */
export function section(hull: Hull, x: number): Point[] {
  return fromCentreLine(keelAt(hull, x), sheerAt(hull, x), (z) => halfBreadth(hull, x, z));
}

/** The transom as it is seen from astern, if there is one. */
export function transom(hull: Hull): Point[] {
  const breadth = (z: number) => halfBreadth(hull, transomAt(hull, z) ?? 0, z);
  return fromCentreLine(0, sternHead(hull)[1], breadth);
}

/** Half breadths from the height at which they begin, which is on the centre line, to the top. */
function fromCentreLine(low: number, top: number, breadth: (z: number) => number): Point[] {
  const foot = border(top, low, (z) => breadth(z) > 0);
  const points = spread().map((s): Point => {
    const z = foot + s * (top - foot);
    return [breadth(z), z];
  });
  return [[0, foot], ...points.slice(1)];
}

/** A waterline from aft to fore: place along the length and half breadth. */
export function waterline(hull: Hull, z: number): Point[] {
  const aft = border(hull.midship, -LENGTH * 0.3, (v) => {
    const plane = transomAt(hull, z) ?? -Infinity;
    return v >= plane && halfBreadth(hull, v, z) > 0 && z <= sheerAt(hull, v);
  });
  const fore = border(hull.midship, LENGTH * 1.3, (v) => {
    return halfBreadth(hull, v, z) > 0 && z <= sheerAt(hull, v);
  });
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, halfBreadth(hull, x, z)];
  });
}

/** The deck edge as seen from above. */
export function deckEdge(hull: Hull): Point[] {
  const aft = sternHead(hull)[0];
  const fore = stemHead(hull)[0];
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, halfBreadth(hull, x, sheerAt(hull, x))];
  });
}

/** The deck edge as it shows in the body plan: the curve on which the sections end. */
export function deckFromAhead(hull: Hull, end: 'aft' | 'fore'): Point[] {
  const last = (end === 'aft' ? sternHead(hull) : stemHead(hull))[0];
  return spread(80).map((s): Point => {
    const x = hull.midship + (last - hull.midship) * s;
    const z = sheerAt(hull, x);
    return [halfBreadth(hull, x, z), z];
  });
}

/** The transom as seen from above, from the deck edge inwards. */
export function transomPlan(hull: Hull): Point[] {
  return transom(hull)
    .map(([y, z]): Point => [transomAt(hull, z) ?? 0, y])
    .reverse();
}

/** A buttock, aft to fore: the cut of a plane parallel to the centre line. */
export function buttock(hull: Hull, y: number): Point[] {
  const aft = sternHead(hull)[0];
  const fore = stemHead(hull)[0];
  const points = spread(500).flatMap((s): Point[] => {
    const x = aft + s * (fore - aft);
    const top = sheerAt(hull, x);
    // A side that falls in is wider below the deck than at it.
    const wide = Math.min(keelAt(hull, x) + hull.beamHeight, top);
    const from = halfBreadth(hull, x, top) < y ? wide : top;
    if (halfBreadth(hull, x, from) < y) return [];
    const z = border(from, keelAt(hull, x), (v) => halfBreadth(hull, x, v) >= y);
    return z < 0 || x < (transomAt(hull, z) ?? -Infinity) ? [] : [[x, z]];
  });
  return points;
}

/** A diagonal: the cut of a plane that leaves the centre line at `z` and goes down by `slope`. */
export function diagonal(hull: Hull, z: number, slope: number): Point[] {
  const reach = (x: number) => border(0, hull.beam, (y) => halfBreadth(hull, x, z - slope * y) > y);
  const inside = (x: number) => {
    const y = reach(x);
    return y > 0.05 && x >= (transomAt(hull, z - slope * y) ?? -Infinity);
  };
  const aft = border(hull.midship, -LENGTH * 0.3, inside);
  const fore = border(hull.midship, LENGTH * 1.3, inside);
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, reach(x) * Math.hypot(1, slope)];
  });
}

/** The deck edge in profile. */
export function sheerLine(hull: Hull): Point[] {
  const aft = sternHead(hull)[0];
  const fore = stemHead(hull)[0];
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, sheerAt(hull, x)];
  });
}

/** The stem in profile, from where the keel ends to the deck. */
export function stemProfile(hull: Hull): Point[] {
  const top = stemHead(hull);
  const high = top[1] - keelAt(hull, top[0]);
  return spread().map((s): Point => {
    const x = stemAt(hull, s * high);
    return [x, s * high + keelAt(hull, x)];
  });
}

/** Where the transom's plane meets the keel. */
function transomFoot(hull: Hull): number {
  return border(hull.midship, -LENGTH * 0.3, (v) => {
    return v > (transomAt(hull, keelAt(hull, v)) ?? -Infinity);
  });
}

/** The underside of the keel in profile. */
export function keelLine(hull: Hull): Point[] {
  const [aft, fore] = [Math.max(sternAt(hull, 0), transomFoot(hull)), stemAt(hull, 0)];
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, keelAt(hull, x)];
  });
}

/** The stern in profile, from the heel of the sternpost to the deck or the transom's lower edge. */
export function sternProfile(hull: Hull): Point[] {
  const [, top] = sternHead(hull);
  return spread(600).flatMap((s): Point[] => {
    const x = sternAt(hull, s * top);
    const z = s * top + keelAt(hull, x);
    return z > top || x < (transomAt(hull, z) ?? -Infinity) ? [] : [[x, z]];
  });
}

/** The transom in profile, from its lower edge to the deck. */
export function transomProfile(hull: Hull): [Point, Point] | undefined {
  const low = sternProfile(hull).at(-1) ?? keelLine(hull)[0];
  return hull.stern.kind === 'transom' && low ? [low, sternHead(hull)] : undefined;
}

/** The deck behind the bulwark: a line that follows the sheer a little below it. */
export function deckLine(hull: Hull): Point[] {
  const below = hull.depth * 0.08;
  const inside = (x: number) => {
    const z = sheerAt(hull, x) - below;
    return x >= afterEnd(hull, x, z) && x <= stemPoint(hull, x, z);
  };
  const aft = border(hull.midship, -LENGTH * 0.3, inside);
  const fore = border(hull.midship, LENGTH * 1.3, inside);
  return spread().map((s): Point => {
    const x = aft + s * (fore - aft);
    return [x, sheerAt(hull, x) - below];
  });
}

/** Where the planking meets keel and stem: inside the profile by the width of the timber. */
export function rabbet(hull: Hull): Point[] {
  const inset = 7;
  const stem = stemProfile(hull);
  const inner = stem.map(([x, z], i): Point => {
    const before = at(stem, i - 1);
    const after = at(stem, i + 1);
    const turn = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [
      x - (inset * (after[1] - before[1])) / turn,
      z + (inset * (after[0] - before[0])) / turn,
    ];
  });
  const [heel, foot] = [Math.max(sternAt(hull, inset), transomFoot(hull)), at(inner, 1)[0]];
  const keel = spread(80).map((s): Point => {
    const x = heel + s * (foot - heel);
    return [x, keelAt(hull, x) + inset];
  });
  return [...keel, ...inner.slice(2, -30)];
}

/** The after edge of the rudder, from the heel of the sternpost up to the counter. */
export function rudder(hull: Hull): Point[] {
  if (sternProfile(hull).length < 2) return [];
  const heel: Point = [sternAt(hull, 0), keelAt(hull, sternAt(hull, 0))];
  const z = hull.draught * 0.92;
  const x = Math.min(Math.max(sternAt(hull, z), heel[0] - 96), heel[0] - 34);
  const high = border(0, hull.depth, (v) => sternAt(hull, v) > x);
  const top: Point = [x, high + keelAt(hull, x)];
  // A quadratic through its fullest point: low and well aft, as blades are.
  const full: Point = [x - 12, heel[1] + (top[1] - heel[1]) * 0.1];
  return spread(60).map((t): Point => {
    const s = 1 - t;
    return [
      s * s * heel[0] + 2 * s * t * full[0] + t * t * top[0],
      s * s * heel[1] + 2 * s * t * full[1] + t * t * top[1],
    ];
  });
}
