// What happens to the sheet of a hull when station 5 is dragged: forward to a larger hull, aft to a smaller
// one. Every cut is moved by the same three measures, so the three views stay views of one hull.

/** From −1, the smallest hull, over 0, the one that was drawn, to 1. */
export type Size = number;

export type Bend = (x: number, y: number) => [x: number, y: number];

/** How far station 5 goes either way, in thousandths of the length. */
const TRAVEL = 150;
/** From station 5 on, nothing farther away is moved. */
const REACH = 620;
const WIDER = 0.12;
const DEEPER = 0.17;

/** Where a place along the length has gone: the middle most, the ends hardly. */
export function along(x: number, size: Size): number {
  const far = (x - 500) / REACH;
  return Math.abs(far) < 1 ? x + TRAVEL * size * (1 - far * far) ** 2 : x;
}

const wider = (size: Size) => 1 + WIDER * size;

/** On paper, where up is less. The red line stays: the keel goes down, and the deck up. */
const deeper = (y: number, size: Size, dwl: number) => (y + dwl) * (1 + DEEPER * size) - dwl;

/** What bends a view in its own coordinates. `dwl` is the height of the design waterline. */
export const bends: Record<string, (size: Size, dwl: number, at: readonly number[]) => Bend> = {
  sheer: (size, dwl) => (x, y) => [along(x, size), deeper(y, size, dwl)],
  body: (size, dwl) => (x, y) => [x * wider(size), deeper(y, size, dwl)],
  plan: (size) => (x, y) => [along(x, size), y * wider(size)],
  // The lines that go from view to view: each of their ends follows the view that it is at.
  sheet: (size, dwl, [left = 0, body = 0, base = 0, centre = 0]) => {
    const low = base + 34;
    const [from, to] = [
      base + deeper(34, size, dwl),
      (y: number) => centre + (y - centre) * wider(size),
    ];
    const high = centre - 164;
    const down = (y: number) => {
      if (y <= low) return base + deeper(y - base, size, dwl);
      return y >= high ? to(y) : from + ((y - low) / (high - low)) * (to(high) - from);
    };
    const fore = left + 1090;
    const across = (x: number) =>
      x <= fore ? left + along(x - left, size) : body + (x - body) * wider(size);
    return (x, y) => [across(x), down(y)];
  },
};
