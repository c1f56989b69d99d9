import { createElement } from 'react';
import type { SharedPage, SharePicture } from '@frontage/site/art';
import { drawingOf, linesOf } from './drawings.ts';

/** Previews show the image at a third of its size, so hairlines must be heavier than on a page. */
const HEAVIER = 1.7;

/** Returns the drawing for a section of the site, and its position in the image. */
export function sharePicture({ section, ...page }: SharedPage): SharePicture {
  if (section === 'services') {
    const name = drawingOf('services', page);
    const [top, height] = boxOf(name);
    const scale = Math.min(0.75, 350 / (height - 75));
    const at = [880 - 360 * scale, 570 - (top + height - 45) * scale] as const;
    return { drawing: drawn(name, scale), at, scale, titleWidth: 520 };
  }
  if (section === 'industries') {
    const name = drawingOf('vessels', page);
    const [, height] = boxOf(name);
    const scale = 0.52;
    const at = [538, 560 - (height - 60) * scale] as const;
    return { drawing: drawn(name, scale, true), at, scale, titleWidth: 500 };
  }
  const isArticle = section === 'articles';
  const scale = 0.75;
  const name = isArticle ? drawingOf('articles', page) : 'yacht-beside';
  const at = isArticle ? ([255, 285] as const) : ([240, 319] as const);
  return { drawing: drawn(name, scale, !isArticle), at, scale, titleWidth: 1072 };
}

const boxOf = (name: string) => {
  const [, top = 0, , height = 0] = linesOf(name).viewBox.split(' ').map(Number);
  return [top, height] as const;
};

/** Returns a drawing without its labels, which would be too small. A level waterline extends from edge to edge. */
function drawn(name: string, scale: number, isLevel = false) {
  const lines = linesOf(name)
    .lines.replace(/<g class="lines-notes"[^]*?<\/g>/g, '')
    .replace(/stroke-width="([\d.]+)"/g, (_, width) => {
      return `stroke-width="${((Number(width) * HEAVIER) / scale).toFixed(2)}"`;
    });
  const __html = isLevel ? lines.replace('data-family="dwl"', '$& transform="scale(60 1)"') : lines;
  return createElement('g', { dangerouslySetInnerHTML: { __html } });
}
