import { brass, paper, plain, wood } from '../materials.ts';
import { between, seed } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { aBall, aBox, aTube, type Solid } from '../solids.ts';
import type { Scene } from '../trace.ts';
import { handwriting } from './handwriting.ts';

/** A cabinet of card drawers, one of them open. */
export async function cardDrawers(): Promise<Scene> {
  seed(4);
  const oak = wood('x', [0.36, 0.185, 0.08], [0.13, 0.055, 0.022]);
  const side = wood('z', [0.3, 0.155, 0.07], [0.12, 0.05, 0.022]);
  const metal = brass();
  const inside = plain([0.05, 0.035, 0.025], { gloss: 0 });
  const things: Solid[] = [];
  const [wide, high] = [17, 13];
  const names = [
    'A – Ar',
    'As – Be',
    'Bi – By',
    'Ca – Ci',
    'Cl – Cu',
    'D – Er',
    'F – Go',
    'Gr – He',
    'Hi – K',
    'L – Ma',
    'Me – No',
    'O – Pi',
  ];
  for (let row = -3; row <= 2; row++) {
    for (let column = -3; column <= 3; column++) {
      const open = row === 0 && column === 0;
      const out = open ? 26 : row === 1 && column === -2 ? 2.2 : Math.max(0, between(-0.5, 0.35));
      const x = column * wide;
      const y = row * high;
      const z = out;
      things.push(aBox([wide - 1.6, high - 1.6, 1.8], { at: [x, y, z] }, oak, 0.22));
      // The holder of the label: a frame of brass with paper in it.
      const word = names[(row * 7 + column + 70) % names.length] ?? '';
      const card = await Sheet.of(60, 30, handwriting(word, 30, 21, 13, between(-2, 2)), 6);
      things.push(
        aBox(
          [6.4, 2.9, 0.06],
          { at: [x, y + 2, z + 0.95], roll: between(-1.2, 1.2) },
          paper([0.8, 0.72, 0.55], card, { lies: false }),
          0.01,
        ),
      );
      for (const up of [-1, 1]) {
        things.push(aBox([7.2, 0.42, 0.3], { at: [x, y + 2 + up * 1.6, z + 1] }, metal, 0.12));
        things.push(aBox([0.42, 3.6, 0.3], { at: [x + up * 3.5, y + 2, z + 1] }, metal, 0.12));
      }
      things.push(aTube([0.55, 1.6, 0.4], { at: [x, y - 2.2, z + 1.6], tip: 90 }, metal));
      things.push(aBall([1.25, 1.25, 0.85], { at: [x, y - 2.2, z + 2.7] }, metal));
    }
  }
  for (let column = -4; column <= 4; column++) {
    things.push(aBox([1.1, 80, 40], { at: [(column - 0.5) * wide, 0, -19.6] }, side, 0.12));
  }
  for (let row = -3; row <= 3; row++) {
    things.push(aBox([140, 1.1, 40], { at: [0, (row - 0.5) * high, -19.7] }, oak, 0.12));
  }
  things.push(aBox([140, 80, 1], { at: [0, 0, -12] }, inside));
  // The open drawer: two low sides, a floor, and cards.
  for (const edge of [-1, 1]) {
    things.push(aBox([0.9, 6.4, 34], { at: [edge * 7.1, -2.4, 9.5] }, side, 0.12));
  }
  things.push(aBox([14, 0.8, 34], { at: [0, -5.4, 9.5] }, side));
  const papers = [
    paper([0.84, 0.78, 0.64], undefined, { lies: false }),
    paper([0.8, 0.73, 0.56], undefined, { lies: false }),
    paper([0.86, 0.82, 0.71], undefined, { lies: false }),
    paper([0.78, 0.67, 0.47], undefined, { lies: false }),
  ];
  const written = await Promise.all(
    ['Pyrus', 'Malus', 'Prunus', 'Sorbus', 'Rubus', 'Rosa'].map(async (word) =>
      paper([0.85, 0.79, 0.65], await Sheet.of(120, 90, cardText(word), 4), { lies: false }),
    ),
  );
  let at = 24.2;
  for (let card = 0; at > -9; card++) {
    const tall = 9 + between(-0.15, 0.15);
    const guide = card % 17 === 9;
    const lean = -9 - 7 * Math.sin(card * 0.09) + between(-1.5, 1.5);
    const pick =
      card === 0
        ? written[0]
        : card % 3 === 0
          ? written[card % written.length]
          : papers[card % papers.length];
    things.push(
      aBox(
        [12.6, tall, 0.045],
        { at: [between(-0.25, 0.25), -5 + tall / 2, at], tip: lean, turn: between(-0.8, 0.8) },
        pick ?? oak,
        0.012,
      ),
    );
    if (guide) {
      const tab = await Sheet.of(
        40,
        16,
        handwriting(
          ['Ma', 'Pr', 'Py', 'Ro', 'Ru', 'So', 'St', 'Th', 'Ti', 'Tr', 'U', 'V'][(card / 17) | 0] ??
            'Vi',
          20,
          12,
          10,
        ),
        5,
      );
      const colour = card % 2 === 0 ? ([0.62, 0.42, 0.3] as const) : ([0.45, 0.53, 0.42] as const);
      things.push(
        aBox(
          [3.6, 1.5, 0.06],
          { at: [-4 + ((card / 17) % 3) * 4, 4.55, at - 0.75 - lean * 0.02], tip: lean },
          paper(colour, tab, { lies: false }),
          0.02,
        ),
      );
    }
    at -= between(0.16, 0.34) + (card % 23 === 0 ? 0.7 : 0);
  }
  return {
    things,
    lamps: [{ at: [-95, 75, 95], u: [-38, 0, -38], v: [0, 45, 0], light: [13, 12.2, 11] }],
    sky: (_dx, dy) => [0.2 + 0.05 * dy, 0.165 + 0.04 * dy, 0.135 + 0.03 * dy],
    camera: { at: [33, 32, 73], look: [1.5, -0.8, 8], field: 0.5, lens: 1.15, sharp: [0, 3, 21] },
  };
}

function cardText(word: string): string {
  const lines = [34, 46, 58, 70, 82]
    .map((y) => `<path d="M4 ${y}H116" stroke="#9fb4c4" stroke-width=".5"/>`)
    .join('');
  return `<path d="M4 22H116" stroke="#c07a6c" stroke-width=".7"/>${lines}${handwriting(word, 34, 17, 13)}${handwriting('communis L.', 50, 33, 9)}${handwriting('leg. 14 Oct', 40, 45, 8)}${handwriting('south wall', 44, 57, 8)}`;
}
