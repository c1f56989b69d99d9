// The hull in closed form. A waterline at height z is Wigley's (1 − |u|^a)^p on either side of the
// midship section, between the stem and stern profiles at that height; the midship section is a
// superellipse. Exponents and profiles vary smoothly with z, so all three families of curves that
// are cut from the surface are fair, and no table of offsets is needed.
//
// Lengths are in thousandths of the length between perpendiculars: x from the after perpendicular
// (0) to the fore perpendicular (1000), y from the centre line, z from the base line.

export const LENGTH = 1000;

/** One end of the hull: how its waterlines fill from keel to deck. */
export interface End {
  /** Exponent of the waterline along the length at the keel and at the deck: more is fuller. */
  readonly body: readonly [keel: number, deck: number];
  /** Exponent of its closing: above 1 hollow, 1 straight, ½ round. */
  readonly close: readonly [keel: number, deck: number];
  /** The height from which the waterlines fill, and how late: 1 evenly, 3 only near the deck. */
  readonly from: number;
  readonly late: number;
}

export interface Stem {
  /** How far the forefoot is cut away, and up to which height the rounding goes. */
  readonly foot: number;
  readonly footHeight: number;
  /** Forward per unit of height: 0 plumb, 0.5 well raked. */
  readonly rake: number;
  /** Extra reach at the deck that comes late: the concave clipper stem. */
  readonly reach: number;
  /** How far a bulb stands out below the waterline. */
  readonly bulb: number;
}

export interface Stern {
  /** The height at which the sternpost turns into the counter, and how softly. */
  readonly tuck: number;
  readonly soft: number;
  /** Aft per unit of height above the tuck. */
  readonly slope: number;
  /** Aft of which no hull goes: the reach of the deck; a plane if it is a transom. */
  readonly reach: number;
  readonly kind: 'transom' | 'cruiser';
  /** Aft per unit of height, of the transom. */
  readonly rake: number;
  /** Rake of the sternpost. */
  readonly post: number;
}

/** A bottom and a side with an edge between, where the midship section is not a rounded one. */
export interface Chine {
  /** The height of the edge at the midship section, and its rise towards the ends. */
  readonly height: number;
  readonly rise: readonly [aft: number, fore: number];
  /** The breadth at the edge as a share of the beam: the rest is the flare of the sides. */
  readonly width: number;
  /** How sharp the edge is: 6 soft, 20 hard. */
  readonly edge: number;
}

export interface Hull {
  readonly beam: number;
  readonly draught: number;
  readonly depth: number;
  /** Rise of the deck at its ends, and where along the length it is lowest. */
  readonly sheer: readonly [aft: number, fore: number];
  readonly sheerLow: number;
  /** Rise of the keel at its ends: drag is more at the bow, rocker at both. */
  readonly rocker: readonly [aft: number, fore: number];
  /** Where the fullest section is. */
  readonly midship: number;
  /** The midship section: 1 a wedge at the keel, 6 a flat floor; and how hard the bilge is. */
  readonly floor: number;
  readonly bilge: number;
  /** The height of the greatest beam. */
  readonly beamHeight: number;
  readonly tumblehome: number;
  /** Takes the place of floor and bilge. */
  readonly chine?: Chine;
  readonly fore: End;
  readonly aft: End;
  readonly stem: Stem;
  readonly stern: Stern;
}

const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** Zero far below, a slope of one far above, and no corner between. */
const softplus = (v: number) => (v > 30 ? v : Math.log1p(Math.exp(v)));

/** Height of the deck edge. */
export function sheerAt(hull: Hull, x: number): number {
  const low = hull.sheerLow;
  const forward = x >= low;
  const u = forward ? (x - low) / (LENGTH - low) : (low - x) / low;
  const rise = hull.sheer[forward ? 1 : 0];
  return hull.depth + rise * u ** 2.15;
}

/** Height of the keel's underside. */
export function keelAt(hull: Hull, x: number): number {
  const u = (x - hull.midship) / (LENGTH / 2);
  return hull.rocker[u > 0 ? 1 : 0] * Math.abs(u) ** 2.3;
}

/** Where the stem stands at a height above the keel. The fore perpendicular cuts it at the DWL. */
export function stemAt(hull: Hull, height: number): number {
  const { foot, footHeight, rake, reach, bulb } = hull.stem;
  const profile = (h: number) => {
    const s = clamp(h / footHeight);
    const bump = (h / hull.draught - 0.45) / 0.3;
    return (
      foot * (1 - (1 - s) ** 2.3) ** (1 / 2.3) +
      rake * h +
      reach * Math.max(h / hull.depth, 0) ** 3 +
      bulb * Math.exp(-bump * bump)
    );
  };
  return LENGTH + profile(Math.max(height, 0)) - profile(hull.draught);
}

/** Where the hull would close aft at a height above the keel; a transom may cut it before. */
export function sternAt(hull: Hull, height: number): number {
  const { tuck, soft, slope, reach, kind, post } = hull.stern;
  const sweep = (h: number) => slope * soft * softplus((h - tuck) / soft);
  const at = sweep(hull.draught) - sweep(height) + post * (hull.draught - height);
  if (kind === 'transom') return at;
  // A cruiser stern turns upright again: the same soft corner, towards the limit.
  const limit = -reach;
  return limit + 12 * softplus((at - limit) / 12);
}

/** The transom's plane at a height, or nothing if the stern is a closed one. */
export function transomAt(hull: Hull, z: number): number | undefined {
  if (hull.stern.kind !== 'transom') return undefined;
  return -hull.stern.reach + hull.stern.rake * (hull.depth + hull.sheer[0] - z);
}

/** The after end of the surface at a height, near a place: transom, counter or sternpost. */
export function afterEnd(hull: Hull, x: number, z: number): number {
  const closed = sternAt(hull, z - keelAt(hull, x));
  return Math.max(closed, transomAt(hull, z) ?? closed);
}

/** Half breadth of the moulded surface. Zero outside the hull. */
export function halfBreadth(hull: Hull, x: number, z: number): number {
  const height = z - keelAt(hull, x);
  if (height <= 0) return 0;
  const forward = x >= hull.midship;
  const end = forward ? hull.fore : hull.aft;
  const limit = forward ? stemAt(hull, height) : sternAt(hull, height);
  const u = clamp((x - hull.midship) / (limit - hull.midship));
  if (u >= 1) return 0;

  // Exponents change by ratio and never by a clamp: a clamp shows as a knuckle in the sections.
  const soft = hull.depth / 8;
  const climbed = softplus((height - end.from) / soft) / softplus((hull.depth - end.from) / soft);
  const filled = climbed ** end.late;
  const body = end.body[0] * (end.body[1] / end.body[0]) ** filled;
  const close = end.close[0] * (end.close[1] / end.close[0]) ** filled;
  const plan = (1 - u ** body) ** close;

  const over = Math.max(height - hull.beamHeight, 0) / hull.depth;
  const tumble = Math.max(1 - hull.tumblehome * over ** 2.5, 0);
  return (hull.beam / 2) * plan * sectionAt(hull, clamp(u), height, forward) * tumble;
}

/** The share of the beam that a section has at a height above the keel. */
function sectionAt(hull: Hull, u: number, height: number, forward: boolean): number {
  const { chine, beamHeight } = hull;
  if (!chine) {
    // A flat floor must not run out to the ends: there the sections are wedges.
    const floor = mix(hull.floor, 1.15, u ** 2.2);
    const t = clamp(height / beamHeight);
    return (1 - (1 - t) ** hull.bilge) ** (1 / floor);
  }
  const edge = chine.height + chine.rise[forward ? 1 : 0] * u ** 2;
  const flare = (1 - chine.width) / (beamHeight - chine.height);
  const bottom = (chine.width * height) / edge;
  const side = Math.max(chine.width + flare * (height - edge), 0.02);
  // The lesser of the two, without a corner that no smooth curve could follow.
  return (bottom ** -chine.edge + side ** -chine.edge) ** (-1 / chine.edge);
}
