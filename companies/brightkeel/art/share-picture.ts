import { createElement } from 'react';
import type { SharedPage, SharePicture } from '@frontage/site/art';
import { BodyLines } from './BodyLines.tsx';
import { HalfBreadthLines } from './HalfBreadthLines.tsx';
import { hullOf } from './hull-from-slug.ts';
import { headHeight, stemHead, sternHead } from './hull-lines.ts';
import { yacht } from './hull-types.ts';
import type { Hull } from './hull.ts';
import { SheerLines } from './SheerLines.tsx';
import { VesselLines } from './VesselLines.tsx';
import { vesselOf } from './vessels.ts';

/** Previews show the picture at a third of its size: hairlines must be heavier than on a page. */
const scale = 1.7;

const reach = 3000;

/** Which of the plans stands for which part of the site, and how it lies in its image. */
export function sharePicture({ section, ...page }: SharedPage): SharePicture {
  if (section === 'industries') return sheer(page);
  const hull: Hull = section === 'company' ? yacht : hullOf(page);
  if (section === 'services') {
    const size = Math.min(460 / hull.beam, 350 / headHeight(hull)) / scale;
    const drawing = createElement(BodyLines, { hull, scale: size, reach, notes: false });
    return { drawing, at: [880, 570], scale, titleWidth: 520 };
  }
  const [aft, fore] = [sternHead(hull)[0], stemHead(hull)[0]];
  const size = Math.min(880 / (fore - aft), 240 / hull.beam) / scale;
  const x = Math.round(1140 - fore * size * scale);
  if (section === 'articles') {
    const drawing = createElement(HalfBreadthLines, { hull, scale: size, reach });
    return { drawing, at: [x, 450], scale, titleWidth: 1072 };
  }
  const drawing = createElement(SheerLines, { hull, scale: size, reach, notes: false });
  return { drawing, at: [x, 520], scale, titleWidth: 1072 };
}

function sheer(page: Omit<SharedPage, 'section'>): SharePicture {
  const { hull, extent, rig } = vesselOf(page);
  const [aft, fore, top] = extent;
  const size = Math.min(600 / (fore - aft), 420 / top) / scale;
  const x = 860 - ((aft + fore) / 2) * size * scale;
  const drawing = createElement(VesselLines, { hull, scale: size, reach, rig, notes: false });
  return { drawing, at: [Math.round(x), 560], scale, titleWidth: 500 };
}
