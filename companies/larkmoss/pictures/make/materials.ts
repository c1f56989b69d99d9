import { layered, noise } from './noise.ts';
import type { Sheet } from './sheet.ts';
import { hit, type Solid } from './solids.ts';

/** What a place on a surface is like: filled by a material. */
export const surface = {
  r: 0,
  g: 0,
  b: 0,
  /** Tilts the surface, in the thing's axes. */
  bx: 0,
  by: 0,
  bz: 0,
};

export type Material = {
  /** Fills `surface` for the place in `hit`. */
  paint: (thing: Solid) => void;
  /** How much is mirrored straight on, 0.04 for most things, and how blurred. */
  gloss: number;
  rough: number;
  /** Metal mirrors in its own colour. */
  metal?: true;
  /** Thin glass. */
  glass?: true;
  /** Light of its own. */
  glow?: number;
};

const tilt = (amount: number, scale: number, squash = 1) => {
  const { lx, ly, lz } = hit;
  surface.bx += amount * (noise(lx * scale, ly * scale * squash, lz * scale) - 0.5);
  surface.by += amount * (noise(lx * scale + 31, ly * scale * squash, lz * scale) - 0.5);
  surface.bz += amount * (noise(lx * scale, ly * scale * squash + 57, lz * scale) - 0.5);
};

function colour(r: number, g: number, b: number, times = 1) {
  surface.r = r * times;
  surface.g = g * times;
  surface.b = b * times;
}

export type Colour = readonly [r: number, g: number, b: number];

/** One colour, a little uneven. */
export function plain(
  [r, g, b]: Colour,
  { gloss = 0.03, rough = 0.5, uneven = 0.12, scale = 0.6, grain = 0.12 } = {},
): Material {
  return {
    gloss,
    rough,
    paint: (thing) => {
      const { lx, ly, lz } = hit;
      const spot = layered(lx * scale + thing.id * 7.3, ly * scale, lz * scale, 4) - 0.5;
      colour(r, g, b, 1 + uneven * 2 * spot + 0.5 * uneven * (noise(thing.id * 3.7, 5, 9) - 0.5));
      tilt(grain, 6);
    },
  };
}

/** Wood, its fibres along one axis of the thing. */
export function wood(
  along: 'x' | 'y' | 'z',
  light: Colour,
  dark: Colour,
  { gloss = 0.04, rough = 0.28, rings = 1.1 } = {},
): Material {
  return {
    gloss,
    rough,
    paint: (thing) => {
      const { lx, ly, lz } = hit;
      const own = thing.id * 13.7;
      const u = along === 'x' ? lx : along === 'y' ? ly : lz;
      const v = (along === 'x' ? ly : along === 'y' ? lz : lx) + own;
      const w = (along === 'x' ? lz : along === 'y' ? lx : ly) + own * 0.37;
      const bend = 2.6 * layered(u * 0.03, v * 0.12, w * 0.12, 3);
      const ring = Math.hypot(v * 0.22 + bend, w * 0.35) * rings * 3;
      const share = ring - Math.floor(ring);
      const late = share * share * (share < 0.93 ? 1 : (1 - share) / 0.07);
      const fibre = noise(u * 0.5, v * 14, w * 14);
      const pore = noise(u * 1.4, v * 34, w * 34) > 0.76 ? 0.16 : 0;
      const mix = Math.min(1, Math.max(0, 0.62 * late + 0.3 * (fibre - 0.4) + pore));
      const shade = 0.82 + 0.36 * layered(u * 0.05 + own, v * 0.2, w * 0.2, 3);
      const each = 0.86 + 0.28 * noise(thing.id * 5.1, 3, 1);
      surface.r = (light[0] + (dark[0] - light[0]) * mix) * shade * each;
      surface.g = (light[1] + (dark[1] - light[1]) * mix) * shade * each;
      surface.b = (light[2] + (dark[2] - light[2]) * mix) * shade * each;
      tilt(0.05 + pore * 0.6, 3);
    },
  };
}

/** Brass that hands have polished and years have dulled. */
export function brass(): Material {
  return {
    gloss: 0.8,
    rough: 0.22,
    metal: true,
    paint: (thing) => {
      const { lx, ly, lz } = hit;
      const dull = layered(lx * 1.3 + thing.id * 3.1, ly * 1.3, lz * 1.3, 4);
      colour(0.83, 0.62, 0.31, 0.42 + 0.62 * dull);
      tilt(0.12, 2.2);
    },
  };
}

/** The glass of jars and bottles. */
export function glass(): Material {
  return {
    gloss: 0.04,
    rough: 0,
    glass: true,
    paint: () => {
      colour(0.965, 0.985, 0.97);
      tilt(0.035, 0.22);
    },
  };
}

/** Cloth with threads across each other, lying flat. */
export function linen([r, g, b]: Colour, threads = 9): Material {
  return {
    gloss: 0,
    rough: 1,
    paint: () => {
      const { lx, ly, lz } = hit;
      const u = (lx + 0.25 * noise(lx * 0.6, lz * 0.6, 3)) * threads;
      const v = (lz + 0.25 * noise(lx * 0.6, lz * 0.6, 8)) * threads;
      const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      const slub = 0.8 + 0.4 * noise(over ? u * 0.08 : u, over ? v : v * 0.08, 1);
      colour(r, g, b, slub * (0.9 + 0.2 * layered(lx * 0.2, ly, lz * 0.2, 3)));
      surface.bx += 0.35 * Math.sin(u * Math.PI) * (over ? 0.3 : 1);
      surface.bz += 0.35 * Math.sin(v * Math.PI) * (over ? 1 : 0.3);
    },
  };
}

/**
 * Paper that something is drawn on: on the upper face of a thing that lies, on the front of one that stands.
 * What is off the drawing has the paper's colour.
 */
export function paper(
  [r, g, b]: Colour,
  drawing?: Sheet,
  { lies = true, grain = 0.1, relief = 0, fold = 0.1 } = {},
): Material {
  return {
    gloss: 0.015,
    rough: 0.7,
    paint: (thing) => {
      const { lx, ly, lz } = hit;
      const own = thing.id * 3.3;
      const spot = layered(lx * 0.35 + own, ly * 0.35, lz * 0.35 + own, 4);
      const fibre = noise(lx * 11 + own, ly * 11, lz * 11);
      const shade = 0.93 + 0.12 * spot + 0.03 * (fibre - 0.5);
      // Older towards the edges.
      const brown = 0.1 * Math.max(0, noise(lx * 0.15 + own, lz * 0.15, ly * 0.15) - 0.45);
      colour(r * shade, g * (shade - brown * 0.6), b * (shade - brown * 1.6));
      tilt(grain, 9);
      surface.bx += fold * (noise(lx * 0.12 + own, lz * 0.12, 2) - 0.5);
      surface.bz += fold * (noise(lx * 0.12, lz * 0.12 + own, 7) - 0.5);
      const shown = lies ? hit.ny > 0.5 : hit.nz > 0.5;
      if (!drawing || !shown) return;
      const u = 0.5 + lx / (2 * thing.a);
      const v = lies ? 0.5 + lz / (2 * thing.c) : 0.5 - ly / (2 * thing.b);
      drawing.look(u, v);
      surface.r *= drawing.r;
      surface.g *= drawing.g;
      surface.b *= drawing.b;
      if (relief > 0) {
        const here = drawing.height(u, v);
        const e = 0.0022;
        surface.bx += relief * (here - drawing.height(u + e, v));
        surface.bz += relief * (here - drawing.height(u, v + e * (thing.a / thing.c)));
      }
    },
  };
}

/** A label on a tube, in front. */
export function label([r, g, b]: Colour, drawing: Sheet): Material {
  return {
    gloss: 0.02,
    rough: 0.6,
    paint: (thing) => {
      const u = 0.5 + Math.atan2(hit.lx, hit.lz) / (2 * thing.arc);
      drawing.look(u, 0.5 - hit.ly / (2 * thing.b));
      const spot = 0.94 + 0.12 * layered(hit.lx * 0.8, hit.ly * 0.8, thing.id, 3);
      colour(r * drawing.r, g * drawing.g, b * drawing.b, spot);
      tilt(0.12, 7);
    },
  };
}
