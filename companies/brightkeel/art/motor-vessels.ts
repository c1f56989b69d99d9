import type { Point } from './curve.ts';
import { ship, workboat } from './hull-types.ts';
import type { Pen } from './pen.ts';
import type { Vessel } from './vessel.ts';

/** A long white liner: promenade decks, boats in their davits, one funnel. */
export const hospitalShip: Vessel = {
  hull: {
    ...ship,
    beam: 170,
    draught: 66,
    depth: 116,
    sheer: [14, 34],
    stem: { foot: 26, footHeight: 50, rake: 0.36, reach: 16, bulb: 0 },
  },
  extent: [-90, 1090, 360],
  rig: (p, deck) => {
    const boat = (x: number) => [
      p.shape([x, 192, 0], [x + 46, 192, -0.2], [x + 38, 178, 0], [x + 8, 178, -0.2]),
      p.line([x + 4, 170], [x + 4, 204], [x + 10, 204]),
      p.line([x + 42, 170], [x + 42, 204], [x + 36, 204]),
    ];
    return [
      p.line([70, deck(70)], [70, 147], [836, 147], [852, deck(852)]),
      p.line([96, 147], [96, 170], [800, 170], [818, 147]),
      p.line([160, 170], [160, 210], [210, 210], [210, 216], [770, 216], [788, 170]),
      p.line([640, 216], [640, 240], [738, 240], [756, 216]),
      p.line([626, 240], [742, 240]),
      p.line([670, 240], [670, 256], [716, 256], [724, 240]),
      ...Array.from({ length: 8 }, (_, i) => boat(228 + i * 50)).flat(),
      p.shape([440, 216], [424, 318], [500, 318, 0], [516, 216]),
      p.line([430, 282], [506, 282]),
      p.line([427, 300], [503, 300]),
      p.row(96, 136, 36, 20, 9),
      p.row(112, 158, 34, 20, 9),
      p.row(660, 200, 6, 20, 10),
      p.row(650, 229, 8, 11, 6),
      p.row(60, 98, 43, 20, 4),
      p.line([884, deck(884)], [872, 330]),
      p.line([878, 240], [960, 190]),
      p.line([874, 316], [1040, deck(1040)]),
      p.line([706, 256], [698, 340]),
      p.line([120, 170], [108, 318]),
      p.line([874, 316], [698, 332], [110, 310], [-34, deck(-34)]),
    ];
  },
};

/** A floating home: a shallow hull, one long house, a roof to sit on. */
export const houseboat: Vessel = {
  hull: {
    ...workboat,
    beam: 300,
    draught: 46,
    depth: 96,
    sheer: [6, 18],
    midship: 500,
    floor: 6,
    bilge: 3.2,
    beamHeight: 54,
    tumblehome: 0,
    fore: { body: [3.4, 6], close: [0.9, 0.5], from: 10, late: 1 },
    aft: { body: [3.4, 8], close: [0.9, 0.4], from: 10, late: 1 },
    stem: { foot: 60, footHeight: 80, rake: 0.16, reach: 0, bulb: 0 },
    stern: { tuck: 20, soft: 12, slope: 2.2, reach: 20, kind: 'transom', rake: 0.1, post: 0 },
  },
  extent: [-60, 1060, 420],
  rig: (p, deck) => [
    p.line([110, deck(110)], [110, 236], [850, 236], [850, deck(850)]),
    p.shape([70, 236], [70, 246], [930, 246], [930, 236]),
    p.line([916, 236], [916, deck(916)]),
    ...[150, 268, 386, 504].map((x) => p.box(x, 150, 84, 62)),
    ...[150, 268, 386, 504].map((x) => p.line([x + 42, 150], [x + 42, 212])),
    p.box(632, 100, 66, 118),
    p.line([690, 158], [690, 166]),
    p.box(732, 150, 84, 62),
    p.line([774, 150], [774, 212]),
    // The roof: a small cabin, a rail, a stove's pipe.
    p.line([210, 246], [210, 330], [470, 330], [470, 246]),
    p.sweep([190, 330], [190, 336, 0.06], [490, 336], [490, 330], [190, 330]),
    p.box(240, 272, 90, 40),
    p.box(356, 272, 84, 40),
    p.line([540, 246], [540, 284], [918, 284], [918, 246]),
    p.line([540, 266], [918, 266]),
    ...[616, 692, 768, 844].map((x) => p.line([x, 246], [x, 284])),
    p.line([160, 246], [160, 376], [172, 376], [172, 246]),
    p.line([154, 382], [166, 392], [178, 382], [154, 382]),
    p.line([930, deck(930)], [930, 150], [1004, 152], [1004, deck(1004)]),
    p.line([967, 151], [967, deck(967)]),
    p.sweep([48, deck(48)], [48, 146], [-12, 146], [-12, deck(-12)]),
  ],
};

/** A stack of containers, seen from the side: `tiers` high, each with its seam. */
function stack(p: Pen, x: number, foot: number, bays: number, tiers: number): string[] {
  const [wide, high] = [bays * 47, tiers * 21];
  return [
    p.box(x, foot, wide, high),
    ...Array.from({ length: tiers - 1 }, (_, i) => {
      return p.line([x, foot + (i + 1) * 21], [x + wide, foot + (i + 1) * 21]);
    }),
    ...Array.from({ length: bays - 1 }, (_, i) => {
      return p.line([x + (i + 1) * 47, foot], [x + (i + 1) * 47, foot + high]);
    }),
  ];
}

/** A container ship: stacks of uneven height, a tall narrow house aft. */
export const containerShip: Vessel = {
  hull: {
    ...ship,
    draught: 80,
    depth: 132,
    sheer: [0, 26],
    sheerLow: 640,
    fore: { body: [3, 5], close: [1.1, 0.7], from: 60, late: 1.4 },
    stem: { foot: 18, footHeight: 26, rake: 0.34, reach: 22, bulb: 30 },
    stern: { tuck: 56, soft: 9, slope: 2.4, reach: 30, kind: 'transom', rake: 0, post: 0 },
  },
  extent: [-80, 1100, 400],
  rig: (p, deck) => [
    ...stack(p, -14, 140, 2, 4),
    ...stack(p, 86, 140, 2, 5),
    ...stack(p, 330, 140, 2, 6),
    ...stack(p, 430, 140, 2, 7),
    ...stack(p, 530, 140, 2, 7),
    ...stack(p, 630, 140, 2, 6),
    ...stack(p, 730, 140, 2, 6),
    ...stack(p, 830, 142, 2, 4),
    p.line([-20, 132], [-20, 140], [928, 142]),
    p.line([240, 140], [240, 330], [304, 330], [304, 140]),
    p.line([228, 330], [228, 342], [316, 342], [316, 330], [228, 330]),
    p.line([250, 342], [250, 358], [300, 358], [300, 342]),
    p.line([272, 358], [272, 396]),
    p.line([258, 396], [286, 396]),
    p.row(248, 336, 6, 10, 6),
    ...[166, 192, 218, 244, 270, 296].map((z) => p.line([240, z], [304, z])),
    p.line([192, 140], [192, 296], [232, 308], [232, 140]),
    p.line([192, 272], [232, 284]),
    p.line([960, deck(960)], [956, 250], [1040, deck(1040)]),
    p.line([940, deck(940)], [946, 182], [1052, 184]),
  ],
};

/** The bracing of a jib: from one chord to the other and back, closer towards the head. */
function lattice(a0: Point, a1: Point, b0: Point, b1: Point): Point[] {
  const on = (from: Point, to: Point, s: number): Point => [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s,
  ];
  return [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 0.96].map((s, i) => {
    return i % 2 === 0 ? on(a0, a1, s) : on(b0, b1, s);
  });
}

/** A heavy-lift ship: house right forward, an open deck, two cranes and one large load. */
export const heavyLift: Vessel = {
  hull: {
    ...ship,
    draught: 74,
    depth: 108,
    sheer: [0, 46],
    sheerLow: 700,
    fore: { body: [3, 5], close: [1.1, 0.6], from: 50, late: 1.2 },
    stem: { foot: 20, footHeight: 28, rake: 0.06, reach: 4, bulb: 26 },
    stern: { tuck: 48, soft: 10, slope: 2.6, reach: 24, kind: 'transom', rake: 0, post: 0 },
  },
  extent: [-90, 1070, 520],
  rig: (p, deck) => {
    // Its jib reaches to where its rope hangs, from two chords at the front of its house.
    const crane = (x: number, rope: number, top: number) => {
      const side = Math.sign(rope - x);
      const at = (ahead: number, z: number): Point => [x + 20 + side * ahead, z];
      const upper: [Point, Point] = [at(25, 272), [rope - 7 * side, top]];
      const lower: [Point, Point] = [at(28, 236), [rope, top - 8]];
      return [
        p.line([x, deck(x)], [x, 232], [x + 40, 232], [x + 40, deck(x + 40)]),
        p.shape(at(28, 232), at(24, 286), at(-10, 300), at(-28, 232)),
        p.line(...upper, lower[1], lower[0]),
        p.line(at(-10, 300), upper[1]),
        p.line(...lattice(...upper, ...lower)),
      ];
    };
    return [
      ...crane(120, 410, 500),
      ...crane(760, 530, 500),
      p.line([410, 492], [410, 330], [372, 262]),
      p.line([530, 492], [530, 330], [568, 262]),
      p.line([410, 330], [530, 330]),
      p.box(372, 150, 196, 112),
      p.line([421, 150], [421, 262]),
      p.line([519, 150], [519, 262]),
      p.row(196, 116, 13, 44, 30),
      p.line([846, deck(846)], [846, 292], [938, 292], [950, 240], [976, 236], [976, deck(976)]),
      p.line([834, 292], [834, 304], [946, 304], [946, 292]),
      p.row(852, 298, 9, 10, 6),
      ...[168, 194, 220, 246, 270].map((z) => p.row(856, z, 6, 15, 8)),
      p.line([880, 304], [880, 330], [912, 330], [912, 304]),
      p.line([896, 330], [896, 372]),
      p.line([882, 372], [910, 372]),
    ];
  },
};
