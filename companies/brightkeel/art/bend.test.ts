import { expect, test } from 'vitest';
import { art } from './art.tsx';
import { along, bends } from './bend.ts';
import { linesOf } from './drawings.ts';
import { strokesOf } from './hero-slider.ts';

const sizes = [-1, -0.5, 0.25, 1];
const sheets = { wide: 'sheet-band', tall: 'sheet-tall' } as const;
/** The height of the waterline above the base line, from the sheet. */
const dwl = Number(/data-dwl="([\d.]+)"/.exec(linesOf(sheets.wide).lines)?.[1]);

const moved = (view: string, size: number, at: [number, number]) =>
  bends[view]?.(size, dwl, [])(...at) ?? at;

test('lines between the views still end at the views after these have moved', () => {
  const [left, body, base, centre] = [200, 1500, 246, 470];
  for (const size of sizes) {
    const sheet = bends.sheet?.(size, dwl, [left, body, base, centre]);
    expect(sheet?.(left + 500, 0)[0]).toBeCloseTo(left + along(500, size));
    expect(sheet?.(body + 100, 0)[0]).toBeCloseTo(body + moved('body', size, [100, 0])[0]);
    expect(sheet?.(0, base - 50)[1]).toBeCloseTo(base + moved('sheer', size, [0, -50])[1]);
    expect(sheet?.(0, centre - 100)[1]).toBeCloseTo(centre + moved('plan', size, [0, -100])[1]);
  }
});

test('every path command in the sheet is parsed into points', () => {
  expect(strokesOf('M1 2c1 0 2 1 3 3-1 1 0 2 1 2')).toEqual([
    { command: 'M', points: [1, 2] },
    { command: 'C', points: [2, 2, 3, 3, 4, 5, 3, 6, 4, 7, 5, 7] },
  ]);
  expect(strokesOf('M1 2H9M-3-.5V8L1 1z')).toEqual([
    { command: 'M', points: [1, 2] },
    { command: 'L', points: [9, 2] },
    { command: 'M', points: [-3, -0.5] },
    { command: 'L', points: [-3, 8] },
    { command: 'L', points: [1, 1] },
    { command: 'z', points: [] },
  ]);
  const paths = [...linesOf(sheets.wide).lines.matchAll(/ d="([^"]+)"/g)].map(
    ([, data = '']) => data,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const { command, points } of paths.flatMap(strokesOf)) {
    expect('MLCz').toContain(command);
    expect(points.length % 2).toBe(0);
    expect(points.every(Number.isFinite)).toBe(true);
  }
});

test('the handle is where station 5 crosses the waterline, on both sheets', () => {
  for (const shape of ['wide', 'tall'] as const) {
    const { from = 0, to = 0, top = 0 } = art.HeroSlider?.[shape] ?? {};
    const { viewBox, lines } = linesOf(sheets[shape]);
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    const [, left = 0, base = 0] =
      /data-view="sheer"[^>]*translate\(([\d.]+) ([\d.]+)\)/.exec(lines)?.map(Number) ?? [];
    expect(((from + to) / 2) * width).toBeCloseTo(left + 500, 0);
    expect(top * height).toBeCloseTo(base - dwl, 0);
  }
});
