export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = '', ...others] = parts.map((part) => [...part].find((it) => /\p{L}/u.test(it)));
  return `${first}${others.at(-1) ?? ''}`.toUpperCase();
}

/** A line across a sheet of 96 by 120 units, which extends beyond its edges. */
type Line = { x1: number; y1: number; x2: number; y2: number };

/**
 * Returns the parallel lines behind a person's initials. Their slope, number and spacing are derived from the name, so
 * that a person looks the same in every place and every build.
 */
export function monogramLines(name: string): Line[] {
  const seed = hash(name.normalize());
  const angle = (Math.PI * (seed % 12)) / 12;
  const count = 3 + ((seed >>> 4) % 3);
  const gap = 7 + ((seed >>> 8) % 4) * 2;
  const middle = ((seed >>> 12) % 24) - 12;
  const across = Math.cos(angle);
  const up = Math.sin(angle);
  return Array.from({ length: count }, (_, index) => {
    const off = middle + (index - (count - 1) / 2) * gap;
    const x = 48 - up * off;
    const y = 60 + across * off;
    const end = (sign: number, center: number, way: number) => Math.round(center + sign * way * 96);
    return { x1: end(-1, x, across), y1: end(-1, y, up), x2: end(1, x, across), y2: end(1, y, up) };
  });
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
