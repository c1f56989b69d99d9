import { yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';

// Hulls as far apart as hulls are: whoever sees two of their body plans side by side sees two boats.
// Pages are given one of these, varied a little.

/** A planing boat: a shallow V, a hard chine, upright sides, a broad transom. */
export const skiff: Hull = {
  ...yacht,
  beam: 330,
  draught: 48,
  depth: 118,
  sheer: [4, 34],
  midship: 420,
  beamHeight: 118,
  tumblehome: 0,
  chine: { height: 44, rise: [0, 44], width: 0.86, edge: 22 },
  fore: { body: [1.7, 2.4], close: [1, 0.8], from: 10, late: 1 },
  aft: { body: [3, 3.4], close: [0.32, 0.3], from: 10, late: 1 },
  stem: { foot: 150, footHeight: 90, rake: 0.5, reach: 10, bulb: 0 },
  stern: { tuck: -60, soft: 12, slope: 0.2, reach: -20, kind: 'transom', rake: 0.1, post: 0 },
};

/** A full tanker: a box with a bulb, whose sections lie on one another for half its length. */
export const tanker: Hull = {
  ...yacht,
  beam: 200,
  draught: 104,
  depth: 142,
  sheer: [2, 10],
  midship: 510,
  floor: 8,
  bilge: 4.4,
  beamHeight: 66,
  tumblehome: 0,
  fore: { body: [3.4, 5], close: [0.9, 0.6], from: 30, late: 1 },
  aft: { body: [2.4, 5], close: [1.4, 0.42], from: 30, late: 1 },
  stem: { foot: 8, footHeight: 30, rake: 0.2, reach: 6, bulb: 26 },
  stern: { tuck: 60, soft: 10, slope: 2.4, reach: 34, kind: 'cruiser', rake: 0, post: 0 },
};

/** A fast boat with a deep V from stem to transom, flared sides above the chine. */
export const deepV: Hull = {
  ...yacht,
  beam: 230,
  draught: 74,
  depth: 150,
  sheer: [6, 40],
  midship: 400,
  beamHeight: 150,
  tumblehome: 0,
  chine: { height: 96, rise: [0, 34], width: 0.84, edge: 18 },
  fore: { body: [1.7, 2.6], close: [1.1, 0.85], from: 20, late: 1.2 },
  aft: { body: [2.4, 2.8], close: [0.34, 0.3], from: 10, late: 1 },
  stem: { foot: 210, footHeight: 120, rake: 0.5, reach: 20, bulb: 0 },
  stern: { tuck: -60, soft: 12, slope: 0.2, reach: -20, kind: 'transom', rake: 0.1, post: 0 },
};

/** A sailing yacht of wineglass sections: hollow above a deep keel, full above that. */
export const wineglass: Hull = {
  ...yacht,
  beam: 250,
  draught: 150,
  depth: 208,
  sheer: [14, 30],
  beamHeight: 172,
  floor: 0.52,
  bilge: 3.2,
  tumblehome: 1.2,
  fore: { body: [1.8, 2.8], close: [1.2, 0.8], from: 20, late: 1.2 },
  aft: { body: [2, 3.2], close: [1.4, 0.45], from: 60, late: 1 },
  stem: { foot: 170, footHeight: 190, rake: 0.2, reach: 20, bulb: 0 },
  stern: { tuck: 108, soft: 18, slope: 2.6, reach: 70, kind: 'transom', rake: 0.4, post: 0.5 },
};

/** An old ship of the line: round below, its sides fallen in above the water, a ram bow. */
export const tumblehome: Hull = {
  ...yacht,
  beam: 230,
  draught: 92,
  depth: 205,
  sheer: [6, 8],
  midship: 500,
  floor: 2.6,
  bilge: 2.4,
  beamHeight: 84,
  tumblehome: 1.7,
  fore: { body: [2.2, 2.6], close: [1, 0.8], from: 20, late: 1 },
  aft: { body: [2.2, 2.8], close: [1.1, 0.6], from: 20, late: 1 },
  stem: { foot: 20, footHeight: 60, rake: -0.25, reach: 0, bulb: 12 },
  stern: { tuck: 60, soft: 16, slope: 1.2, reach: 26, kind: 'cruiser', rake: 0, post: 0 },
};

/** A destroyer: slender and tall, knife-sharp forward, with a wide flare at the deck. */
export const destroyer: Hull = {
  ...yacht,
  beam: 104,
  draught: 44,
  depth: 84,
  sheer: [0, 34],
  sheerLow: 300,
  midship: 430,
  floor: 2,
  bilge: 2.4,
  beamHeight: 56,
  tumblehome: 0,
  fore: { body: [1.5, 2.1], close: [1.4, 0.9], from: 24, late: 1.1 },
  aft: { body: [2.4, 5], close: [1, 0.3], from: 6, late: 0.8 },
  stem: { foot: 26, footHeight: 40, rake: 0.4, reach: 0, bulb: 0 },
  stern: { tuck: 20, soft: 8, slope: 4, reach: 12, kind: 'transom', rake: 0.15, post: 0 },
};

/** A flat barge: boxes, the ends lifted out of the water. */
export const barge: Hull = {
  ...yacht,
  beam: 330,
  draught: 52,
  depth: 104,
  sheer: [8, 12],
  midship: 500,
  rocker: [62, 70],
  beamHeight: 104,
  tumblehome: 0,
  chine: { height: 9, rise: [3, 4], width: 0.95, edge: 8 },
  fore: { body: [7, 8], close: [0.6, 0.5], from: 10, late: 1 },
  aft: { body: [7, 8], close: [0.5, 0.4], from: 10, late: 1 },
  stem: { foot: 20, footHeight: 40, rake: 0.3, reach: 0, bulb: 0 },
  stern: { tuck: -40, soft: 12, slope: 0.3, reach: -30, kind: 'transom', rake: 0.1, post: 0 },
};

/** A tug: as broad as it is deep, round as a barrel, closed at both ends. */
export const tug: Hull = {
  ...yacht,
  beam: 290,
  draught: 130,
  depth: 172,
  sheer: [22, 64],
  midship: 520,
  floor: 2,
  bilge: 2,
  beamHeight: 158,
  tumblehome: 1,
  fore: { body: [2, 2.8], close: [1, 0.6], from: 20, late: 1 },
  aft: { body: [2, 3.4], close: [1.3, 0.5], from: 40, late: 1 },
  stem: { foot: 40, footHeight: 90, rake: 0.2, reach: 8, bulb: 0 },
  stern: { tuck: 90, soft: 16, slope: 2, reach: 60, kind: 'cruiser', rake: 0, post: 0.1 },
};

/** A clipper: steep floors, a hollow bow, a counter drawn out over the water. */
export const clipper: Hull = {
  ...yacht,
  beam: 216,
  draught: 112,
  depth: 158,
  sheer: [14, 34],
  floor: 1.15,
  bilge: 3.4,
  beamHeight: 110,
  tumblehome: 0.6,
  fore: { body: [1.8, 3], close: [1.9, 0.8], from: 30, late: 1.5 },
  aft: { body: [1.9, 3], close: [2, 0.55], from: 60, late: 1 },
  stem: { foot: 30, footHeight: 60, rake: 0.3, reach: 26, bulb: 0 },
  stern: { tuck: 104, soft: 14, slope: 2.6, reach: 56, kind: 'transom', rake: 0.4, post: 0.1 },
};

/** A dory: a narrow flat bottom, straight sides flared wide, the same at both ends. */
export const dory: Hull = {
  ...yacht,
  beam: 290,
  draught: 52,
  depth: 140,
  sheer: [34, 56],
  sheerLow: 480,
  midship: 500,
  rocker: [8, 10],
  beamHeight: 140,
  tumblehome: 0,
  chine: { height: 5, rise: [0, 0], width: 0.42, edge: 14 },
  fore: { body: [2, 2], close: [0.9, 0.85], from: 10, late: 1 },
  aft: { body: [2, 2], close: [0.9, 0.8], from: 10, late: 1 },
  stem: { foot: 10, footHeight: 20, rake: 0.5, reach: 0, bulb: 0 },
  stern: { tuck: -40, soft: 12, slope: 0.5, reach: 400, kind: 'cruiser', rake: 0, post: 0 },
};

/** A racing yacht: a shallow body on a deep, thin fin. */
export const finKeel: Hull = {
  ...yacht,
  beam: 310,
  draught: 168,
  depth: 216,
  sheer: [4, 16],
  midship: 470,
  rocker: [110, 130],
  floor: 0.12,
  bilge: 4.4,
  beamHeight: 200,
  tumblehome: 0,
  fore: { body: [1.8, 2.2], close: [1, 0.85], from: 20, late: 1 },
  aft: { body: [1.8, 2.8], close: [1, 0.5], from: 20, late: 1 },
  stem: { foot: 40, footHeight: 60, rake: 0.3, reach: 0, bulb: 0 },
  stern: { tuck: -60, soft: 12, slope: 0.3, reach: -50, kind: 'transom', rake: 0.1, post: 0 },
};

/** A longship: low amidships, both ends swept up high. */
export const longship: Hull = {
  ...yacht,
  beam: 250,
  draught: 50,
  depth: 84,
  sheer: [62, 90],
  sheerLow: 490,
  midship: 495,
  rocker: [6, 8],
  floor: 0.95,
  bilge: 2.2,
  beamHeight: 84,
  tumblehome: 0,
  fore: { body: [2, 2.2], close: [1.5, 1.2], from: 20, late: 1 },
  aft: { body: [2, 2.2], close: [1.5, 1.2], from: 20, late: 1 },
  stem: { foot: 90, footHeight: 90, rake: 0.1, reach: 0, bulb: 0 },
  stern: { tuck: 0, soft: 20, slope: 0.45, reach: 400, kind: 'cruiser', rake: 0, post: 0 },
};

/** A racing scow: a dish, as broad as can be, hardly in the water. */
export const dish: Hull = {
  ...yacht,
  beam: 420,
  draught: 34,
  depth: 84,
  sheer: [4, 14],
  midship: 460,
  rocker: [36, 46],
  floor: 1.9,
  bilge: 2,
  beamHeight: 84,
  tumblehome: 0,
  fore: { body: [2.6, 3], close: [0.8, 0.6], from: 10, late: 1 },
  aft: { body: [3, 4], close: [0.6, 0.4], from: 10, late: 1 },
  stem: { foot: 60, footHeight: 40, rake: 0.8, reach: 0, bulb: 0 },
  stern: { tuck: -30, soft: 12, slope: 0.3, reach: -40, kind: 'transom', rake: 0.1, post: 0 },
};
