import { schooner, workboat, yacht } from './hull-types.ts';
import type { Bowed, Pen } from './pen.ts';
import { lockHeight, oar, rowlock } from './oars.ts';
import type { Vessel } from './vessel.ts';

/** A gaff cutter: one mast, a plumb stem, a long bowsprit, four sails. */
export const cutter: Vessel = {
  hull: {
    ...yacht,
    beam: 250,
    draught: 128,
    depth: 172,
    sheer: [16, 34],
    rocker: [-6, 10],
    beamHeight: 140,
    floor: 1.35,
    stem: { foot: 52, footHeight: 120, rake: 0.03, reach: 0, bulb: 0 },
    stern: { tuck: 96, soft: 20, slope: 3.4, reach: 112, kind: 'transom', rake: 0.4, post: 0.5 },
  },
  extent: [-190, 1290, 900],
  rig: (p, deck) => {
    const mast = 610;
    const foot = deck(mast);
    return [
      p.line([mast - 3, foot], [mast - 3, 700], [mast + 3, 700], [mast + 3, foot]),
      p.line([mast - 1, 700], [mast, 880], [mast + 1, 700]),
      p.line([1000, 212], [1285, 232], [1000, 220]),
      p.line([mast - 6, 226], [-160, 214], [-160, 220], [mast - 6, 236]),
      // Mainsail, topsail, staysail, jib.
      p.shape([mast - 8, 240], [-148, 224, -0.03], [112, 742, 0.03], [mast - 8, 560]),
      p.line([mast - 4, 566], [104, 750]),
      p.shape([mast - 6, 604], [128, 758, -0.02], [mast - 3, 872]),
      p.shape([992, 226], [660, 262, -0.02], [mast + 4, 640, 0.04]),
      p.shape([1268, 240], [700, 300, -0.03], [mast + 4, 800, 0.05]),
      p.line([mast, 876], [1284, 234], [1004, 110]),
      p.line([mast, 690], [1000, 220]),
      p.line([mast, 690], [mast - 70, deck(mast - 70)]),
      p.line([mast, 690], [mast - 40, deck(mast - 40)]),
      p.sweep([360, deck(360)], [360, 202], [480, 206], [500, deck(500)]),
    ];
  },
};

/** Yards from the lowest to the highest: height above the base line and half length. */
type Yards = readonly (readonly [z: number, half: number])[];

const mastLine = (p: Pen, x: number, foot: number, top: number, rake: number) =>
  p.line([x, foot], [x - rake * (top - foot), top]);

/** Square sails between the yards of one mast, full of wind. */
function squareSails(p: Pen, x: number, foot: number, rake: number, yards: Yards): string[] {
  return yards.slice(1).map(([top, topHalf], i) => {
    const [low, lowHalf] = yards[i] ?? [foot, topHalf];
    const at = (z: number) => x - rake * (z - foot);
    return p.shape(
      [at(top) - topHalf, top - 3],
      [at(top) + topHalf, top - 3, 0.1],
      [at(low) + lowHalf * 0.97, low + 5, -0.09],
      [at(low) - lowHalf * 0.97, low + 5, -0.1],
    );
  });
}

/** Bare yards, each a thin spar with its sail furled on it. */
function furled(p: Pen, x: number, foot: number, rake: number, yards: Yards): string[] {
  return yards.map(([z, half]) => {
    const at = x - rake * (z - foot);
    return p.shape([at - half, z, -0.0], [at + half, z, 0.03], [at - half, z]);
  });
}

/** A staysail between two points of a stay, its clew let down. */
const staysail = (p: Pen, tack: Bowed, head: Bowed, clew: Bowed) =>
  p.shape([tack[0], tack[1], -0.03], [head[0], head[1], -0.06], [clew[0], clew[1], 0.08]);

const clipperHull = {
  ...schooner,
  beam: 190,
  draught: 88,
  depth: 128,
  sheer: [20, 30] as const,
  beamHeight: 96,
  floor: 2,
  tumblehome: 0.9,
  stem: { foot: 40, footHeight: 74, rake: 0.16, reach: 34, bulb: 0 },
  stern: { ...schooner.stern, tuck: 76, soft: 10, slope: 2.2, reach: 52, rake: 0.35 },
};

/** A full-rigged ship under all plain sail. */
export const clipper: Vessel = {
  hull: clipperHull,
  extent: [-110, 1235, 640],
  rig: (p, deck) => {
    const yards = (s: number): Yards => [
      [168, 96 * s],
      [168 + 92 * s, 98 * s],
      [168 + 162 * s, 84 * s],
      [168 + 238 * s, 70 * s],
      [168 + 304 * s, 55 * s],
      [168 + 362 * s, 40 * s],
    ];
    const masts = [
      [205, 1.05, 0.06],
      [500, 1.2, 0.05],
      [775, 1.13, 0.04],
    ] as const;
    return [
      ...masts.flatMap(([x, s, rake]) => [
        mastLine(p, x, deck(x), 168 + 384 * s, rake),
        ...squareSails(p, x, deck(x), rake, yards(s)),
      ]),
      p.line([1030, 168], [1225, 218], [1040, 178]),
      staysail(p, [1085, 196], [800, 420], [880, 206]),
      staysail(p, [1145, 210], [795, 500], [935, 222]),
      staysail(p, [1210, 222], [790, 575], [1000, 240]),
      p.shape([188, 186], [-70, 176, -0.03], [30, 368, 0.03], [184, 318]),
      p.line([1222, 218], [758, 598], [470, 620], [176, 566], [-48, deck(-48)]),
    ];
  },
};

/** A barque at anchor, sails furled: all spars and rigging. */
export const trainingShip: Vessel = {
  hull: {
    ...clipperHull,
    beam: 200,
    draught: 82,
    depth: 136,
    sheer: [18, 26],
    beamHeight: 90,
    stem: { foot: 26, footHeight: 60, rake: 0.12, reach: 20, bulb: 0 },
    stern: { ...clipperHull.stern, tuck: 66, slope: 1.8, reach: 44 },
  },
  extent: [-130, 1235, 600],
  rig: (p, deck) => {
    const yards: Yards = [
      [252, 104],
      [318, 92],
      [352, 84],
      [416, 70],
      [446, 62],
      [500, 46],
    ];
    const shrouds = (x: number, top: number) =>
      [20, 36, 52].map((out) => p.line([x, top], [x - out, deck(x - out)]));
    const square = [480, 745].flatMap((x) => [
      mastLine(p, x, deck(x), 560, 0.03),
      ...furled(p, x, deck(x), 0.03, yards),
      ...shrouds(x - 3, 318),
      p.line([x - 6, 420], [x - 74, deck(x - 74)]),
      p.line([x - 9, 520], [x - 92, deck(x - 92)]),
    ]);
    return [
      ...square,
      mastLine(p, 225, deck(225), 480, 0.04),
      ...shrouds(220, 330),
      p.line([216, 214], [10, 206], [10, 211], [216, 220]),
      p.shape([214, 226, 0.02], [20, 214, 0], [214, 240]),
      p.line([216, 330], [60, 404]),
      p.line([1018, 168], [1225, 216], [1024, 178]),
      p.line([1096, 190], [740, 318], [478, 196]),
      p.line([1150, 200], [738, 416]),
      p.line([1190, 210], [736, 500]),
      p.line([1222, 216], [734, 556], [470, 556], [212, 476], [-50, deck(-50)]),
      p.line([734, 420], [475, 318], [214, 330]),
      p.box(560, 143, 96, 16),
      p.box(330, 143, 60, 18),
      p.row(120, 128, 34, 22, 7),
    ];
  },
};

/** A rowing skiff at rest, its oars trailing: from the side the near one covers the other. */
export const skiff: Vessel = {
  hull: {
    ...workboat,
    beam: 330,
    draught: 66,
    depth: 138,
    sheer: [40, 74],
    sheerLow: 440,
    rocker: [34, 40],
    beamHeight: 130,
    floor: 1.6,
    bilge: 2.4,
    tumblehome: 0,
    fore: { body: [2.1, 2.5], close: [1.1, 0.85], from: 10, late: 1.2 },
    aft: { body: [2, 2.6], close: [1.2, 0.42], from: 6, late: 0.7 },
    stem: { foot: 60, footHeight: 130, rake: 0.32, reach: 10, bulb: 0 },
    stern: { tuck: 24, soft: 16, slope: 2.2, reach: 34, kind: 'transom', rake: 0.36, post: 0 },
  },
  extent: [-200, 1100, 330],
  rig: (p, deck) => {
    // The riser runs along the planking from the transom to the stem and carries the benches; a knee
    // ties each thwart to the gunwale over it.
    const seat = (x: number) => deck(x) - 42;
    const thwart = (x: number) => [
      p.box(x - 32, seat(x), 64, 9),
      p.line([x - 7, seat(x) + 9], [x - 7, deck(x)]),
      p.line([x + 7, seat(x) + 9], [x + 7, deck(x)]),
    ];
    const lock = [400, deck(400) + lockHeight] as const;
    return [
      p.sweep([-20, seat(-20), -0.048], [440, seat(440), -0.068], [1032, seat(1032)]),
      // The stern sheets and the bench in the bow end on the planking.
      p.line([-24, seat(-20) + 9], [130, seat(130) + 9], [130, seat(130)]),
      p.line([900, seat(900)], [900, seat(900) + 9], [1037, seat(1037) + 9]),
      ...[290, 560, 760].flatMap(thwart),
      ...rowlock(p, lock),
      ...oar(p, lock, { slope: 0.18, inboard: 170, outboard: 590 }),
    ];
  },
};
