import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BodyLines } from './BodyLines.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { hullFromSlug } from './hull-from-slug.ts';
import { yacht } from './hull-types.ts';
import { headHeight, stemHead, sternHead } from './hull-lines.ts';
import type { Hull } from './hull.ts';
import { textPaths, textWidth, wrap } from './lettering.ts';
import { markShapes } from './mark-svg.ts';
import { SheerLines } from './SheerLines.tsx';
import { VesselLines } from './VesselLines.tsx';
import { vessels, type VesselName } from './vessels.ts';

interface ShareImage {
  title: string;
  /** The kind of page, in a few words: 'Services'. */
  kicker: string;
  slug: string;
  view: 'body' | 'sheer' | 'half-breadth' | 'sheet';
  /** Draws this vessel in the sheer view instead of the slug's bare hull. */
  vessel?: VesselName | undefined;
  company: string;
}

const paper = '#F4EFE4';
const ink = '#14243A';
const oxide = '#A63D2A';

/** The smallest words: 11px and more where a preview is a third as wide, as most are. */
const smallest = 34;

/** Previews show the picture at a third of its size: hairlines must be heavier than on a page. */
const heavier = 1.7;

interface Picture {
  drawing: ReactElement;
  /** Where the drawing's origin stands, and how much of the width the title may take. */
  at: readonly [x: number, y: number];
  titleWidth: number;
}

/** The picture that stands for a page where it is shared: 1200 × 630, a stand-alone SVG. */
export function shareImageSvg({ title, kicker, company, ...page }: ShareImage) {
  const { drawing, at, titleWidth } = picture(page);
  const { size, lines } = setTitle(title, titleWidth);
  const markup = renderToStaticMarkup(drawing)
    // Rasterisers know neither custom properties nor strokes that keep their width.
    .replaceAll('var(--color-waterline)', oxide)
    .replaceAll(/ (vector-effect|pathLength|class)="[^"]*"/g, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    `<g transform="translate(${at.join(' ')})scale(${heavier})" color="${ink}" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    `${markup}</g><g fill="${ink}">`,
    `<g transform="translate(64 58)"><path d="${markShapes.built}"/><path fill="none" stroke="${ink}" stroke-width="3" d="${markShapes.drawn}"/><path fill="${oxide}" d="${markShapes.keel}"/></g>`,
    textPaths('display', company, { x: 112, y: 85, size: 36 }),
    textPaths('text', kicker, {
      x: 1136 - textWidth('text', kicker, smallest),
      y: 85,
      size: smallest,
    }),
    ...lines.map((line, i) => {
      return textPaths('display', line, { x: 61, y: 140 + size * (0.86 + i * 1.06), size });
    }),
    '</g></svg>',
  ].join('');
}

/** The largest size at which the title takes at most two lines, or four beside a drawing. */
function setTitle(title: string, width: number): { size: number; lines: string[] } {
  const most = width < 800 ? 4 : 2;
  const sizes = [80, 72, 64, 58, 52, 46, 40];
  const set = (size: number) => ({ size, lines: wrap('display', title, size, width) });
  const fits = sizes.map(set).find(({ size, lines }) => {
    return lines.length <= most && lines.every((l) => textWidth('display', l, size) <= width);
  });
  return fits ?? set(40);
}

function picture({ slug, view, vessel }: Pick<ShareImage, 'slug' | 'view' | 'vessel'>): Picture {
  const reach = 3000;
  if (view === 'sheer' && vessel) {
    const { hull, extent, rig } = vessels[vessel];
    const [aft, fore, top] = extent;
    const scale = Math.min(600 / (fore - aft), 420 / top) / heavier;
    const x = 860 - ((aft + fore) / 2) * scale * heavier;
    const drawing = createElement(VesselLines, { hull, scale, reach, rig, notes: false });
    return { drawing, at: [Math.round(x), 560], titleWidth: 500 };
  }
  const hull: Hull = view === 'sheet' ? yacht : hullFromSlug(slug);
  if (view === 'body') {
    const scale = Math.min(460 / hull.beam, 350 / headHeight(hull)) / heavier;
    const drawing = createElement(BodyLines, { hull, scale, reach, notes: false });
    return { drawing, at: [880, 570], titleWidth: 520 };
  }
  const [aft, fore] = [sternHead(hull)[0], stemHead(hull)[0]];
  const scale = Math.min(880 / (fore - aft), 240 / hull.beam) / heavier;
  const x = Math.round(1140 - fore * scale * heavier);
  if (view === 'half-breadth') {
    const drawing = createElement(HalfBreadthLines, { hull, scale, reach });
    return { drawing, at: [x, 450], titleWidth: 1072 };
  }
  const drawing = createElement(SheerLines, { hull, scale, reach, notes: false });
  return { drawing, at: [x, 520], titleWidth: 1072 };
}
