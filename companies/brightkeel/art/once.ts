import type { Hull } from './hull.ts';

const drawn = new WeakMap<Hull, Map<string, unknown>>();

/** Draws something of a hull once: the pictures in the header are the same on every page. */
export function once<T>(hull: Hull, name: string, draw: () => T): T {
  const ofHull = drawn.get(hull) ?? new Map<string, unknown>();
  drawn.set(hull, ofHull);
  if (!ofHull.has(name)) ofHull.set(name, draw());
  return ofHull.get(name) as T;
}
