// Deforms the hull when station 5 is dragged, forward for a larger hull and aft for a smaller one. The same three
// measures move every line, so that the three views still show one hull.

/** From −1, the smallest hull, to 1; the original is 0. */
export type Size = number;

export type Bend = (x: number, y: number) => [x: number, y: number];

/** How far station 5 moves in either direction, in thousandths of the length. */
const TRAVEL = 150;
/** Nothing farther from station 5 than this moves. */
const REACH = 620;
const WIDER = 0.12;
const DEEPER = 0.17;

/** Returns the new position of a point along the length: the middle moves most, the ends hardly. */
export function along(x: number, size: Size): number {
  const far = (x - 500) / REACH;
  return Math.abs(far) < 1 ? x + TRAVEL * size * (1 - far * far) ** 2 : x;
}

const wider = (size: Size) => 1 + WIDER * size;

/** In SVG coordinates, where up is smaller. The waterline stays: the keel moves down, and the deck up. */
const deeper = (y: number, size: Size, dwl: number) => (y + dwl) * (1 + DEEPER * size) - dwl;

/** How each view bends in its own coordinates. `dwl` is the height of the design waterline. */
export const bends: Record<string, (size: Size, dwl: number, at: readonly number[]) => Bend> = {
  sheer: (size, dwl) => (x, y) => [along(x, size), deeper(y, size, dwl)],
  body: (size, dwl) => (x, y) => [x * wider(size), deeper(y, size, dwl)],
  plan: (size) => (x, y) => [along(x, size), y * wider(size)],
  // The lines between views, whose ends follow the views.
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
