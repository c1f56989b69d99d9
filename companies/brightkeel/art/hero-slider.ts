import type { CreateRedraw } from '@frontage/site/art';
import { bends, type Bend } from './bend.ts';

type Stroke = { command: string; points: number[] };

/** Converts path data, as written by path-data.ts, to absolute coordinates. */
export function strokesOf(data: string): Stroke[] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') numbers.push(y);
    if (command === 'V') numbers.unshift(x);
    const [fromX, fromY] = [x, y];
    let points = numbers;
    if (command === 'c') {
      let [startX, startY] = [fromX, fromY];
      points = numbers.map((value, i) => {
        const point = value + (i % 2 ? startY : startX);
        // The control points and the end of a curve are relative to its start.
        if (i % 6 === 5) [startX, startY] = [startX + (numbers[i - 1] ?? 0), point];
        return point;
      });
    }
    [x = x, y = y] = points.slice(-2);
    return { command: command === 'c' ? 'C' : /[HV]/.test(command) ? 'L' : command, points };
  });
}

/** The number of frames over which the names move, because browsers draw text more slowly than lines. */
const NAMES_IN = 4;

/**
 * Moves every point of every line. Curves stay smooth, because control points move with their ends.
 * While the drawing moves, the first view, under the pointer, is updated in every frame and the others in every second
 * one: updating all took 18 to 24 ms on a slow phone, and a frame has 16.7.
 */
export const createRedraw: CreateRedraw = (drawing) => {
  const views = [...drawing.querySelectorAll<SVGGElement>('[data-view]')].map((view) => ({
    bend: bends[view.dataset.view ?? ''],
    dwl: Number(view.dataset.dwl),
    at: view.dataset.at?.split(' ').map(Number) ?? [],
    lines: [...view.querySelectorAll('path')].map((path) => ({
      path,
      strokes: strokesOf(path.getAttribute('d') ?? ''),
    })),
    names: [...view.querySelectorAll('text')].map((name) => ({
      name,
      x: Number(name.getAttribute('x')),
      y: Number(name.getAttribute('y')),
      by: '',
    })),
  }));
  let frame = 0;
  return (size, arrived) => {
    frame++;
    for (const [view, { bend, dwl, at, lines, names }] of views.entries()) {
      const waits = !arrived && view > 0 && view % 2 !== frame % 2;
      if (!bend || waits) continue;
      const moved = bend(size, dwl, at);
      for (const { path, strokes } of lines) path.setAttribute('d', dataOf(strokes, moved));
      for (const [index, at] of names.entries()) {
        if (!arrived && index % NAMES_IN !== frame % NAMES_IN) continue;
        const [toX, toY] = moved(at.x, at.y);
        // Round to pixels, so that most names need no update.
        const by = `${Math.round(toX - at.x)}px ${Math.round(toY - at.y)}px`;
        if (by !== at.by) at.name.style.translate = by;
        at.by = by;
      }
    }
  };
};

function dataOf(strokes: readonly Stroke[], moved: Bend): string {
  let data = '';
  for (const { command, points } of strokes) {
    data += command;
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = moved(points[i] ?? 0, points[i + 1] ?? 0);
      data += `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10} `;
    }
  }
  return data;
}
