import { aBox, aTube, type Solid } from '../solids.ts';
import { brass, linen, paper, plain, wood } from '../materials.ts';
import { between, random, seed } from '../random.ts';
import { Sheet } from '../sheet.ts';
import type { Scene } from '../trace.ts';
import { handwriting } from './handwriting.ts';

/** Sheets of pressed plants on a table, in light from one side. */
export async function herbarium(): Promise<Scene> {
  seed(31);
  const table = wood('x', [0.2, 0.12, 0.065], [0.08, 0.042, 0.022], { gloss: 0.04, rough: 0.4 });
  const things: Solid[] = [aBox([220, 4, 160], { at: [0, -2, 0] }, table)];
  things.push(aBox([52, 0.12, 80], { at: [27, 0.06, -16], turn: 7 }, linen([0.42, 0.44, 0.37], 5)));
  const sheets = [
    { x: -27, z: -19, turn: -9, kind: 1 },
    { x: 26, z: -21, turn: 6, kind: 2 },
    { x: 33, z: 14, turn: -5, kind: 3 },
    { x: -19, z: 14, turn: 12, kind: 4 },
    { x: 2, z: -2, turn: -4, kind: 0 },
  ];
  for (const [index, { x, z, turn, kind }] of sheets.entries()) {
    const drawn = await Sheet.of(290, 430, plant(kind), 3.4);
    for (let under = 0; under < 3; under++) {
      things.push(
        aBox(
          [29, 0.05, 43],
          {
            at: [x + between(-0.7, 0.7), 0.2 + index * 0.3 + under * 0.07, z + between(-0.7, 0.7)],
            turn: turn + between(-2, 2),
          },
          paper([0.72, 0.66, 0.52]),
        ),
      );
    }
    things.push(
      aBox(
        [29, 0.06, 43],
        { at: [x, 0.44 + index * 0.3, z], turn },
        paper([0.82, 0.77, 0.65], drawn, { relief: 0.7, fold: 0.13, grain: 0.2 }),
      ),
    );
  }
  // A loupe and a pencil.
  const metal = brass();
  things.push(aTube([3.4, 1.2, 3.4], { at: [14.5, 2.6, 14.5] }, metal));
  things.push(aTube([3.15, 1.2, 3.15], { at: [14.5, 2.6, 14.5] }, metal));
  things.push(
    aTube(
      [0.5, 9, 0.62],
      { at: [20.6, 2.6, 17.7], tip: 90, turn: 62 },
      plain([0.03, 0.025, 0.022], { gloss: 0.05, rough: 0.2 }),
    ),
  );
  things.push(
    aTube(
      [0.36, 15, 0.36],
      { at: [-14, 2.05, 12], tip: 90, turn: 118 },
      plain([0.34, 0.05, 0.03], { gloss: 0.05, rough: 0.25 }),
    ),
  );
  things.push(
    aTube(
      [0.36, 1.8, 0.05],
      { at: [-6.6, 2.05, 8.05], tip: 90, turn: 118 },
      plain([0.55, 0.38, 0.22]),
    ),
  );
  return {
    things,
    lamps: [{ at: [-105, 34, -52], u: [18, 0, -38], v: [0, 26, 0], light: [31, 28.5, 24.5] }],
    sky: () => [0.115, 0.112, 0.118],
    camera: { at: [9, 52, 55], look: [0.5, 0, 1], field: 0.52, lens: 1.1, sharp: [2, 1.6, -1] },
  };
}

/** A plant as SVG, pressed flat: a stem that branches, and leaves of its kind. */
function plant(kind: number): string {
  const greens = ['#5d6335', '#6f6a35', '#4f5a34', '#7a6a3c', '#665a2f'];
  const stem = ['#5f4f2b', '#6b5a33', '#584a2c'][kind % 3] ?? '#5f4f2b';
  let drawn = '';
  const leaf = (x: number, y: number, long: number, wide: number, turn: number) => {
    const green = greens[Math.floor(random() * greens.length)] ?? '#666';
    const veins = Array.from({ length: 6 }, (_, n) => {
      const at = (0.18 + n * 0.13) * long;
      const out = wide * 0.75 * Math.sin((Math.PI * at) / long);
      return `M${at} 0L${at + out * 0.7} ${out}M${at} 0L${at + out * 0.7} ${-out}`;
    }).join('');
    drawn += `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${long * 0.25} ${-wide * 1.25} ${long * 0.7} ${-wide} ${long} 0C${long * 0.7} ${wide * 1.1} ${long * 0.25} ${wide * 1.15} 0 0" fill="${green}"/><path d="M0 0H${long}${veins}" stroke="#3d3d22" stroke-opacity=".55" stroke-width=".7" fill="none"/></g>`;
  };
  const flower = (x: number, y: number, size: number) => {
    for (let petal = 0; petal < 6; petal++) {
      const turn = petal * 60 + between(-12, 12);
      drawn += `<ellipse transform="translate(${x} ${y}) rotate(${turn})" cx="${size * 0.6}" rx="${size * 0.62}" ry="${size * 0.3}" fill="${kind % 2 ? '#a5705f' : '#8d6f92'}" fill-opacity=".86"/>`;
    }
    drawn += `<circle cx="${x}" cy="${y}" r="${size * 0.24}" fill="#8c6a1f"/>`;
  };
  const branch = (x: number, y: number, turn: number, long: number, level: number) => {
    const steps = 9;
    let [px, py] = [x, y];
    const bend = between(-4, 4);
    for (let step = 1; step <= steps; step++) {
      turn += bend + between(-4, 4);
      const nx = px + (Math.cos((turn * Math.PI) / 180) * long) / steps;
      const ny = py + (Math.sin((turn * Math.PI) / 180) * long) / steps;
      drawn += `<path d="M${px} ${py}L${nx} ${ny}" stroke="${stem}" stroke-width="${(4.2 - level * 1.2) * (1.15 - step / steps / 1.6)}" stroke-linecap="round"/>`;
      [px, py] = [nx, ny];
      const size = (kind === 3 ? 15 : 38) * (1.12 - step / steps / 1.5) * between(0.8, 1.15);
      const narrow = kind === 1 ? 0.13 : kind === 3 ? 0.3 : 0.32;
      if (level > 0 || step > 2) {
        for (const side of kind === 0 && level === 0 ? [step % 2 ? 1 : -1] : [1, -1]) {
          leaf(px, py, size, size * narrow, turn + side * between(38, 66));
        }
      }
      if (level < (kind === 3 ? 2 : 1) && step % (kind === 2 ? 2 : 3) === 0 && step < 8) {
        branch(
          px,
          py,
          turn + (step % 2 ? 1 : -1) * between(30, 48),
          long * between(0.36, 0.5),
          level + 1,
        );
      }
    }
    if (kind === 2 || kind === 4 || kind === 0) flower(px, py, kind === 0 ? 15 : 10);
    else leaf(px, py, 20, 5, turn);
  };
  branch(148 + between(-10, 10), 348, -92 + between(-6, 6), 292, 0);
  // Roots, and straps of linen that hold the stem.
  for (let root = 0; root < 9; root++) {
    const [dx, dy] = [between(-38, 38), between(14, 46)];
    drawn += `<path d="M148 346q${dx * 0.3} ${dy * 0.2} ${dx} ${dy}" stroke="${stem}" stroke-width="${between(0.7, 1.8)}" fill="none"/>`;
  }
  for (const y of [316, 236, 150]) {
    drawn += `<rect x="${128 + between(-3, 3)}" y="${y}" width="38" height="5.5" fill="#e4dcc6" stroke="#b9ad92" stroke-width=".5" transform="rotate(${between(-9, 9)} 147 ${y})"/>`;
  }
  const label = `<g transform="translate(178 366)"><rect width="100" height="54" fill="#f3ecdb" stroke="#8b7b66" stroke-width=".8"/><path d="M8 12H92" stroke="#54483a" stroke-width="2.4"/><path d="M20 18H80" stroke="#54483a" stroke-width="1"/>${handwriting('Campanula', 50, 31, 10)}${handwriting('wet meadow', 50, 41, 8)}${handwriting('12 July', 50, 50, 8)}</g>`;
  const stamp = `<g transform="translate(38 40)" fill="none" stroke="#6f5f9a" stroke-opacity=".75"><circle r="17" stroke-width="1.4"/><circle r="12" stroke-width=".6"/><path d="M-9 -2H9M-7 3H7" stroke-width="1.6"/></g>`;
  return drawn + label + stamp;
}
