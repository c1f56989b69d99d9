import type { Hull } from './hull.ts';

// Hulls drawn by hand, about which the seeded ones lie. A hull of random numbers is seldom a
// good one; a good one that is varied a little still is.

/** A keel yacht with a long counter: the house's own hull, on the hero and the about page. */
export const yacht: Hull = {
  beam: 300,
  draught: 104,
  depth: 158,
  sheer: [20, 50],
  sheerLow: 400,
  rocker: [0, 0],
  midship: 475,
  floor: 1.25,
  bilge: 2.3,
  beamHeight: 125,
  tumblehome: 0.5,
  fore: { body: [2, 2.6], close: [1.3, 0.8], from: 10, late: 1.2 },
  aft: { body: [2, 3], close: [1.8, 0.42], from: 60, late: 1 },
  stem: { foot: 150, footHeight: 160, rake: 0.3, reach: 20, bulb: 0 },
  stern: { tuck: 70, soft: 20, slope: 3, reach: 96, kind: 'transom', rake: 0.4, post: 0.6 },
};

/** A schooner with deep wineglass sections aft and a hollow stem. */
export const schooner: Hull = {
  ...yacht,
  beam: 270,
  draught: 100,
  depth: 150,
  floor: 1.45,
  bilge: 2.5,
  fore: { body: [2, 2.9], close: [1.5, 0.85], from: 20, late: 1.3 },
  aft: { body: [2, 3.4], close: [2, 0.4], from: 70, late: 0.9 },
  stem: { foot: 70, footHeight: 105, rake: 0.2, reach: 34, bulb: 0 },
  stern: { tuck: 80, soft: 13, slope: 2.4, reach: 64, kind: 'transom', rake: 0.55, post: 0.25 },
};

/** A beamy workboat with a flared bow and a broad transom. */
export const workboat: Hull = {
  ...yacht,
  beam: 330,
  draught: 70,
  depth: 110,
  floor: 1.3,
  bilge: 2.5,
  beamHeight: 95,
  fore: { body: [2, 2.9], close: [1.5, 0.85], from: 20, late: 1.3 },
  aft: { body: [2, 4], close: [1.8, 0.3], from: 40, late: 0.8 },
  stem: { foot: 70, footHeight: 80, rake: 0.3, reach: 10, bulb: 0 },
  stern: { tuck: 42, soft: 12, slope: 4, reach: 10, kind: 'transom', rake: 0.3, post: 0.25 },
};

/** A cargo ship with a flat floor, a bulb and a cruiser stern. */
export const ship: Hull = {
  ...yacht,
  beam: 190,
  draught: 76,
  depth: 120,
  sheer: [6, 22],
  midship: 490,
  floor: 5,
  bilge: 3,
  beamHeight: 66,
  tumblehome: 0,
  fore: { body: [2.6, 4.2], close: [1.2, 0.75], from: 50, late: 1.2 },
  aft: { body: [2.6, 5], close: [1.7, 0.4], from: 35, late: 1 },
  stem: { foot: 20, footHeight: 30, rake: 0.3, reach: 20, bulb: 22 },
  stern: { tuck: 44, soft: 10, slope: 2.6, reach: 40, kind: 'cruiser', rake: 0, post: 0 },
};
