import type { ReactElement } from 'react';
import { drawn, sprite } from './sprite.ts';

/** A part of a sprite: where it is found, and the box that it is drawn in. */
export interface SpritePart {
  href: string;
  viewBox: string;
  /** The classes that the drawing gives itself. */
  className: string;
  /** What it is drawn from: its own markup. */
  markup: string;
}

/**
 * The parts of the file `/art/NAME.svg`. The page that shows them and the route that makes the file ask for the same ones, and each
 * is drawn once.
 */
export function spriteParts(name: string) {
  const file = `/art/${name}.svg`;
  const known = new Map<string, SpritePart>();
  return {
    part(id: string, drawing: () => ReactElement): SpritePart {
      const before = known.get(id);
      if (before) return before;
      const { markup, viewBox } = drawn(drawing());
      const className = /^<svg[^>]* class="([^"]*)"/.exec(markup)?.[1] ?? '';
      const made = { href: `${file}#${id}`, viewBox, className, markup };
      known.set(id, made);
      return made;
    },
    /** The file, of all of these that are there. */
    fileOf(parts: readonly (SpritePart | undefined)[]): string {
      const there = parts.filter((one) => one !== undefined);
      return sprite(
        Object.fromEntries(there.map(({ href, markup }) => [href.slice(file.length + 1), markup])),
      );
    },
  };
}
