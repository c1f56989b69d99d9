import { aBall, aBox, aTube, type Solid } from '../solids.ts';
import { brass, paper, plain, wood } from '../materials.ts';
import { between, random, seed } from '../random.ts';
import { Sheet } from '../sheet.ts';
import type { Scene } from '../trace.ts';
import { handwriting } from './handwriting.ts';

/** An open ledger with a pencil on it, a mug beside it, early in the morning. */
export async function ledgerDesk(): Promise<Scene> {
  seed(8);
  const desk = wood('x', [0.4, 0.235, 0.12], [0.17, 0.085, 0.04], {
    gloss: 0.045,
    rough: 0.32,
    rings: 0.8,
  });
  const things: Solid[] = [];
  for (let board = -4; board <= 4; board++) {
    things.push(aBox([200, 4, 17.9], { at: [between(-9, 9), -2, board * 18] }, desk, 0.12));
  }
  const leather = plain([0.09, 0.028, 0.022], {
    gloss: 0.04,
    rough: 0.35,
    uneven: 0.5,
    scale: 1.6,
    grain: 0.5,
  });
  things.push(aBox([47, 0.5, 32], { at: [0, 0.25, 0], turn: 9 }, leather, 0.2));
  const turned = (x: number, z: number): [number, number] => {
    const angle = (9 * Math.PI) / 180;
    return [x * Math.cos(angle) + z * Math.sin(angle), -x * Math.sin(angle) + z * Math.cos(angle)];
  };
  const blank = paper([0.8, 0.74, 0.6], undefined, { fold: 0.02 });
  for (const side of [-1, 1]) {
    const drawn = await Sheet.of(220, 300, page(side), 5);
    // A page swells towards the fold: narrow strips of it, each at its own height and slope.
    for (let leaf = 0; leaf < 7; leaf++) {
      const [x, z] = turned(side * (11 + leaf * 0.05), between(-0.06, 0.06));
      things.push(
        aBox(
          [21.9 - leaf * 0.1, 0.11, 29.8],
          { at: [x, 0.62 + leaf * 0.16, z], turn: 9, roll: side * -0.3 },
          blank,
          0.02,
        ),
      );
    }
    const [x, z] = turned(side * 10.74, 0);
    things.push(
      aBox(
        [21.4, 0.1, 29.6],
        { at: [x, 1.85, z], turn: 9, roll: side * 1.6 },
        paper([0.83, 0.78, 0.65], drawn, { fold: 0.2, grain: 0.12 }),
        0.02,
      ),
    );
  }
  // A pencil, sharpened with a knife.
  const lacquer = plain([0.52, 0.25, 0.03], { gloss: 0.05, rough: 0.22 });
  const angle = 52;
  const along = (d: number): [number, number, number] => [
    7 + d * Math.sin((angle * Math.PI) / 180),
    2.62,
    2.5 + d * Math.cos((angle * Math.PI) / 180),
  ];
  things.push(aTube([0.37, 12, 0.37], { at: along(0), tip: 90, turn: angle }, lacquer));
  things.push(
    aTube([0.37, 1.5, 0.11], { at: along(6.75), tip: 90, turn: angle }, plain([0.62, 0.43, 0.25])),
  );
  things.push(
    aTube(
      [0.11, 0.6, 0.01],
      { at: along(7.8), tip: 90, turn: angle },
      plain([0.04, 0.04, 0.045], { gloss: 0.1, rough: 0.3 }),
    ),
  );
  things.push(aTube([0.39, 1.1, 0.39], { at: along(-6.4), tip: 90, turn: angle }, brass()));
  things.push(
    aTube([0.36, 1, 0.34], { at: along(-7.4), tip: 90, turn: angle }, plain([0.6, 0.24, 0.2])),
  );
  // An enamel mug with a dark rim, and coffee.
  const enamel = plain([0.76, 0.75, 0.7], { gloss: 0.05, rough: 0.15, uneven: 0.06 });
  const rim = plain([0.03, 0.05, 0.1], { gloss: 0.05, rough: 0.15 });
  const [mx, mz] = [-30, -20];
  things.push(
    aTube([4.1, 8.4, 4.3], { at: [mx, 4.3, mz] }, enamel),
    aTube([3.9, 8.2, 4.1], { at: [mx, 4.4, mz] }, enamel),
  );
  things.push(aTube([4.38, 0.5, 4.38], { at: [mx, 8.5, mz] }, rim));
  things.push(
    aBall(
      [3.95, 0.06, 3.95],
      { at: [mx, 6.9, mz] },
      plain([0.035, 0.014, 0.006], { gloss: 0.04, rough: 0.02, grain: 0.01 }),
    ),
  );
  for (let part = 0; part < 15; part++) {
    const turn = ((part * 12 - 84) * Math.PI) / 180;
    things.push(
      aBall(
        [0.5, 0.5, 0.5],
        { at: [mx + 4.1 + 2.4 * Math.cos(turn), 4.6 + 2.7 * Math.sin(turn), mz + 0.6] },
        part % 2 ? enamel : enamel,
      ),
    );
  }
  // Bundles of older books at the back, out of focus.
  const spines = [
    [0.16, 0.05, 0.035],
    [0.06, 0.08, 0.07],
    [0.2, 0.13, 0.06],
    [0.05, 0.06, 0.09],
  ] as const;
  let x = -8;
  for (let book = 0; book < 11; book++) {
    const [wide, high] = [between(2.6, 5.2), between(20, 27)];
    const colour = spines[Math.floor(random() * spines.length)] ?? spines[0];
    things.push(
      aBox(
        [wide, high, 18],
        { at: [x + wide / 2, high / 2, -48], roll: book === 10 ? 9 : 0 },
        plain(colour, { gloss: 0.035, rough: 0.4, uneven: 0.4 }),
        0.4,
      ),
    );
    things.push(
      aBox([wide * 1.01, 0.5, 18.1], { at: [x + wide / 2, high * 0.8, -48] }, brass(), 0.1),
    );
    x += wide + 0.15;
  }
  things.push(
    aBox([400, 200, 2], { at: [0, 60, -75] }, plain([0.33, 0.33, 0.29], { gloss: 0, scale: 0.04 })),
  );
  return {
    things,
    lamps: [
      { at: [-80, 52, -28], u: [10, 0, -34], v: [0, 38, 0], light: [19, 18.4, 18] },
      { at: [66, 50, -30], u: [0, 0, 7], v: [-5, 5, 0], light: [48, 27, 10] },
    ],
    sky: () => [0.12, 0.115, 0.11],
    camera: { at: [16, 35, 51], look: [-1, 1.5, -5], field: 0.52, lens: 1.35, sharp: [8, 2.2, 3] },
  };
}

function page(side: number): string {
  let drawn = '';
  for (let line = 0; line < 24; line++) {
    const y = 44 + line * 10.2;
    drawn += `<path d="M8 ${y}H212" stroke="#8fb0bd" stroke-width=".55"/>`;
    const written = side < 0 || line < 13;
    if (!written || line % 8 === 7) continue;
    const words =
      [
        'Conference',
        'Williams',
        'Beurre Hardy',
        'Comice',
        'Vicar',
        'Winter Nelis',
        'Catillac',
        'Jargonelle',
      ][Math.floor(random() * 8)] ?? '';
    const day = `${1 + ((line * 5) % 28)}`;
    drawn += handwriting(day, 22, y - 1.2, 8) + handwriting(words, 80 + between(-8, 8), y - 1.2, 9);
    drawn += handwriting(`${Math.floor(between(10, 99))}`, 148, y - 1.2, 8);
    drawn += handwriting(`${Math.floor(between(100, 999))}`, 186, y - 1.2, 8);
  }
  const columns = [34, 128, 166]
    .map((x) => `<path d="M${x} 20V292" stroke="#c0776a" stroke-width=".7"/>`)
    .join('');
  const shade = side < 0 ? 'x1="1" x2="0"' : 'x1="0" x2="1"';
  return `${drawn}${columns}<path d="M8 34H212" stroke="#c0776a" stroke-width="1.2"/>${handwriting(side < 0 ? 'September' : 'October', 84, 27, 13)}<defs><linearGradient id="g" ${shade} y1="0" y2="0"><stop stop-color="#3a2c1c" stop-opacity=".5"/><stop offset=".12" stop-color="#3a2c1c" stop-opacity=".1"/><stop offset=".3" stop-color="#3a2c1c" stop-opacity="0"/></linearGradient></defs><rect width="220" height="300" fill="url(#g)"/>`;
}
