import { aBall, aBox, aTube, type Solid } from '../solids.ts';
import { type Colour, glass, label, plain, wood } from '../materials.ts';
import { between, random, seed } from '../random.ts';
import { Sheet } from '../sheet.ts';
import type { Scene } from '../trace.ts';
import { handwriting } from './handwriting.ts';

type Fill = {
  word: string;
  /** Of one seed: how long, how high, how wide. */
  seeds: readonly [number, number, number];
  colours: readonly Colour[];
  full: number;
};

const fills: Fill[] = [
  {
    word: 'Phaseolus',
    seeds: [0.62, 0.36, 0.4],
    colours: [
      [0.42, 0.09, 0.06],
      [0.3, 0.05, 0.05],
      [0.55, 0.2, 0.13],
    ],
    full: 0.72,
  },
  {
    word: 'Helianthus',
    seeds: [0.6, 0.2, 0.32],
    colours: [
      [0.05, 0.048, 0.05],
      [0.12, 0.11, 0.1],
      [0.03, 0.03, 0.03],
    ],
    full: 0.55,
  },
  {
    word: 'Pisum',
    seeds: [0.36, 0.36, 0.36],
    colours: [
      [0.5, 0.5, 0.2],
      [0.42, 0.46, 0.17],
      [0.6, 0.55, 0.28],
    ],
    full: 0.83,
  },
  {
    word: 'Zea mays',
    seeds: [0.5, 0.26, 0.42],
    colours: [
      [0.75, 0.44, 0.08],
      [0.66, 0.34, 0.06],
      [0.8, 0.56, 0.2],
    ],
    full: 0.62,
  },
  {
    word: 'Cucurbita',
    seeds: [0.75, 0.16, 0.45],
    colours: [
      [0.76, 0.69, 0.52],
      [0.7, 0.6, 0.42],
      [0.8, 0.74, 0.6],
    ],
    full: 0.78,
  },
];

/** Jars of seeds on a shelf, by a window. */
export async function seedJars(): Promise<Scene> {
  seed(12);
  const shelf = wood('x', [0.34, 0.2, 0.1], [0.15, 0.075, 0.035], { gloss: 0.03, rough: 0.5 });
  const wall = plain([0.5, 0.49, 0.44], { gloss: 0, uneven: 0.16, scale: 0.05, grain: 0.16 });
  const cork = plain([0.45, 0.29, 0.16], {
    gloss: 0.01,
    rough: 0.8,
    uneven: 0.7,
    scale: 2.4,
    grain: 0.5,
  });
  const things: Solid[] = [
    aBox([240, 3, 26], { at: [0, -1.5, 0] }, shelf, 0.3),
    aBox([300, 200, 2], { at: [0, 40, -14.2] }, wall),
    aBox([240, 3, 26], { at: [0, 34, -2] }, shelf, 0.3),
  ];
  const places = [
    { x: -24, z: -1, radius: 5.1, high: 15 },
    { x: -11.2, z: 1.5, radius: 4.3, high: 11.5 },
    { x: 0.2, z: -0.5, radius: 5, high: 16.5 },
    { x: 12.4, z: 1.8, radius: 4.6, high: 12.5 },
    { x: 25.2, z: -1.5, radius: 5.4, high: 17 },
    { x: 38.5, z: 0, radius: 4.6, high: 13 },
    { x: -37, z: 0, radius: 4.8, high: 13 },
  ];
  for (const [index, place] of places.entries()) {
    const fill = fills[index % fills.length];
    if (fill) things.push(...(await jar(place, fill, cork)));
  }
  // A few that fell beside.
  for (let one = 0; one < 16; one++) {
    const fill = fills[one % 3 === 0 ? 0 : 3];
    if (!fill) continue;
    const [long, tall, wide] = fill.seeds;
    const at = [between(-8, 22), tall, between(7, 11.5)] as const;
    things.push(aBall([long, tall, wide], { at, turn: between(0, 180) }, kernel(fill, one)));
  }
  return {
    things,
    lamps: [{ at: [-92, 50, 52], u: [0, 0, -42], v: [0, 40, 0], light: [15, 15, 15.4] }],
    sky: (dx, dy) => [0.15 - 0.06 * dx, 0.135 - 0.06 * dx, 0.12 - 0.06 * dx + 0.02 * dy],
    camera: { at: [14, 17, 66], look: [1, 8.2, 0], field: 0.42, lens: 1.3, sharp: [0.2, 8, 4] },
  };
}

const kernels = new Map<string, ReturnType<typeof plain>>();

function kernel(fill: Fill, which: number) {
  const index = which % fill.colours.length;
  const key = `${fill.word}${index}`;
  const made =
    kernels.get(key) ??
    plain(fill.colours[index] ?? [0.5, 0.4, 0.3], {
      gloss: 0.04,
      rough: 0.3,
      uneven: 0.4,
      scale: 2,
    });
  kernels.set(key, made);
  return made;
}

async function jar(
  { x, z, radius, high }: { x: number; z: number; radius: number; high: number },
  fill: Fill,
  cork: ReturnType<typeof plain>,
): Promise<Solid[]> {
  const clear = glass();
  const neck = radius * 0.72;
  const body = high * 0.8;
  const made: Solid[] = [
    aTube([radius, body, radius], { at: [x, 0.3 + body / 2, z] }, clear),
    aTube([radius, 1.6, neck], { at: [x, 1.1 + body, z] }, clear),
    aTube([neck, 1.4, neck * 1.04], { at: [x, 2.6 + body, z] }, clear),
    aTube([radius - 0.35, body - 0.5, radius - 0.35], { at: [x, 0.5 + body / 2, z] }, clear),
    aBall([neck * 1.1, 0.35, neck * 1.1], { at: [x, 3.2 + body, z] }, clear),
    aTube([neck * 0.9, 3, neck * 0.98], { at: [x, 3.9 + body, z] }, cork),
    aBall([neck * 0.98, 0.12, neck * 0.98], { at: [x, 5.4 + body, z] }, cork),
    aBall([radius, 0.3, radius], { at: [x, 0.3, z] }, clear),
  ];
  const [long, tall, wide] = fill.seeds;
  const size = (long + tall + wide) / 3;
  const within = radius - 0.45 - size * 0.8;
  const top = body * fill.full;
  for (let layer = 0; layer * size * 1.25 < top; layer++) {
    const y = 0.6 + size + layer * size * 1.25;
    const last = (layer + 1) * size * 1.25 >= top;
    // Only what shows: a ring, and the whole of the topmost layers.
    const depth = (layer + 2) * size * 1.25 >= top ? within : size * 3;
    for (let r = within; r > within - depth && r > 0; r -= size * 1.6) {
      const count = Math.max(1, Math.floor((2 * Math.PI * r) / (size * 1.9)));
      const turn = random() * 6;
      for (let one = 0; one < count; one++) {
        if (last && random() < 0.45) continue;
        const angle = turn + (2 * Math.PI * (one + between(-0.25, 0.25))) / count;
        made.push(
          aBall(
            [long, tall, wide],
            {
              at: [
                x + Math.cos(angle) * (r + between(-0.1, 0.1)),
                y + between(-0.4, 0.4) * size,
                z + Math.sin(angle) * r,
              ],
              turn: between(0, 360),
              tip: between(-60, 60),
              roll: between(-60, 60),
            },
            kernel(fill, Math.floor(random() * 97)),
          ),
        );
      }
    }
  }
  const paste = await Sheet.of(
    80,
    46,
    `<rect x="3" y="3" width="74" height="40" fill="none" stroke="#7c3b30" stroke-width="1"/><path d="M10 30H70M10 38H52" stroke="#9a8f80" stroke-width=".5"/>${handwriting(fill.word, 40, 22, 15, between(-2, 2))}${handwriting('1987', 26, 37, 9)}`,
    6,
  );
  made.push(
    aTube(
      [radius + 0.06, body * 0.34, radius + 0.06],
      { at: [x, body * 0.46, z], turn: between(-8, 22), roll: between(-1, 1) },
      label([0.83, 0.77, 0.63], paste),
      82,
    ),
  );
  return made;
}
