import { renderToStaticMarkup } from 'react-dom/server';
import type { SharePicture } from './types.ts';
import { textElement, textWidth, undrawableLetters, wrapText } from './lettering.ts';
import { colors } from 'company:brand';
import { colorMark, logoSvg, companyMark } from './mark-svg.ts';

type ShareImage = {
  title: string;
  /** The kind of page, in a few words: 'Services'. */
  kicker: string;
  company: string;
  /**
   * The company's drawing for the page, or whether a photograph covers the right part: pictures/share-photo.ts. Without
   * either, the title has the whole width.
   */
  picture?: SharePicture | 'photograph' | undefined;
};

const { paper, ink, highlight } = colors.light;

/** The size of the smallest words: at least 11px in a preview at a third of the width, a common size. */
const MIN_FONT_SIZE = 34;

const FULL_WIDTH = 1072;

const WIDTH_BESIDE_PHOTOGRAPH = 552;

/** Replaces a drawing: a rule at the bottom, below the words. */
const ruled = `<path fill="${highlight}" d="M64 540h1072v10H64z"/>`;

/** Draws the share image of a page, 1200 by 630 pixels, as a stand-alone SVG. */
export function shareImageSvg({ title, kicker, company, picture }: ShareImage): string {
  const beside = picture === 'photograph';
  const width = beside ? WIDTH_BESIDE_PHOTOGRAPH : (picture?.titleWidth ?? FULL_WIDTH);
  const { size, lines } = setTitle(title, width);
  const start = import.meta.env.RTL
    ? ({ x: 61 + width, edge: 'right' } as const)
    : ({ x: 61, edge: 'left' } as const);
  const name = beside ? Math.min(36, (36 * 480) / textWidth('display', company, 36)) : 36;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>`,
    pictured(picture),
    `<g fill="${ink}">`,
    logo() ?? mark(company) + textElement('display', company, { x: 112, y: 85, size: name }),
    beside
      ? textElement('text', kicker, { x: 64, y: 572, size: MIN_FONT_SIZE })
      : textElement('text', kicker, { x: 1136, edge: 'right', y: 85, size: MIN_FONT_SIZE }),
    ...lines.map((line, index) =>
      textElement('display', line, { ...start, y: 140 + size * (0.86 + index * 1.06), size }),
    ),
    '</g></svg>',
  ].join('');
}

function pictured(picture: ShareImage['picture']): string {
  if (picture === 'photograph') return '';
  return picture ? drawingMarkup(picture) : ruled;
}

/** Finds the largest size at which the title fits on two lines, or four beside a drawing. */
function setTitle(title: string, width: number): { size: number; lines: string[] } {
  const maxLines = width < 800 ? 4 : 2;
  const sizes = [80, 72, 64, 58, 52, 46, 40];
  const set = (size: number) => ({ size, lines: wrapText('display', title, size, width) });
  const fits = sizes.map(set).find(({ size, lines }) => {
    return (
      lines.length <= maxLines && lines.every((line) => textWidth('display', line, size) <= width)
    );
  });
  return fits ?? set(40);
}

/**
 * Draws the company's logo, if it has one, on the baseline of the words. Logos of all proportions have the same area.
 */
function logo(): string | undefined {
  const file = logoSvg('light');
  if (!file) return undefined;
  const ratio = file.width / file.height;
  const height = Math.min(64, 96 / Math.sqrt(ratio));
  const data = Buffer.from(file.markup).toString('base64');
  return `<image x="64" y="${Math.round(74 - height / 2)}" width="${Math.round(height * ratio)}" height="${Math.round(height)}" href="data:image/svg+xml;base64,${data}"/>`;
}

function mark(company: string): string {
  const { viewBox, height, content } = companyMark(company);
  const [x = 0, y = 0] = viewBox.split(/[\s,]+/).map(Number);
  const scale = 32 / height;
  return `<g transform="translate(64 58)${scale === 1 ? '' : `scale(${scale})`}translate(${-x} ${-y})">${colorMark(content, 'light')}</g>`;
}

/**
 * Prepares the company's drawing for a rasterizer, which supports neither custom properties nor non-scaling strokes.
 */
function drawingMarkup({ drawing, at, scale }: SharePicture): string {
  const markup = renderToStaticMarkup(drawing)
    .replaceAll('var(--color-highlight)', highlight)
    .replaceAll(/ (vector-effect|class)="[^"]*"/g, '');
  return (
    `<g transform="translate(${at.join(' ')})scale(${scale})" color="${ink}" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">` +
    `${markup}</g>`
  );
}

/**
 * Reports the letters of an image that no font has; undefined if there are none.
 *
 * @param path of the page
 */
export async function missingLetters(path: string, { title, kicker, company }: ShareImage) {
  const lacking = [
    ...(await undrawableLetters('display', title + company)),
    ...(await undrawableLetters('text', kicker)),
  ];
  if (lacking.length === 0) return undefined;
  return `The share image of ${path} cannot show ${lacking.join(' ')}: neither the fonts of brand/theme.yaml nor this machine’s have it. Name a font there that has, or install one, Debian’s fonts-noto for example.`;
}
