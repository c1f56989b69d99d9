import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanSvg, SvgFault } from '../../src/pictures/clean-svg.ts';
import { colourFrom, contrast, hexOf } from '../../src/theme/colour.ts';
import { themeOf } from '../../src/theme/resolve-theme.ts';

/** What all that is no text and carries meaning has at least: WCAG 2.2, 1.4.11. */
const LEAST = 3;

/** In pixels, when it is measured: no stroke of a logo gets lost. */
const WIDTH = 400;

/**
 * Says how much of a logo would hardly be seen on the theme's dark backgrounds, where it has none for these.
 *
 * @param folder an absolute path
 * @returns undefined where more than half of it is seen, or there is nothing to measure
 */
export async function faintLogo(folder: string): Promise<string | undefined> {
  const [file, dark] = ['logo.svg', 'logo-dark.svg'].map((name) => join(folder, 'brand', name));
  if (!file || !dark || !existsSync(file) || existsSync(dark)) return undefined;
  const { usual } = themeOf(folder);
  const markup = markupOf(file)
    ?.replaceAll('currentColor', hexOf(usual.dark.ink) ?? '')
    .replaceAll('var(--color-highlight)', hexOf(usual.dark.highlight) ?? '');
  // What is wrong with it is told by the check of the build.
  if (markup === undefined) return undefined;
  const painted = await coloursOf(markup);
  const backgrounds = { 'the foot of every page': usual.deep, 'the dark scheme': usual.dark.paper };
  const found = Object.entries(backgrounds).flatMap(([where, background]) => {
    const share = faintShare(painted, background);
    return share > 0.5
      ? [`${Math.round(share * 100)} % of it on ${hexOf(background)}, ${where}`]
      : [];
  });
  return found.length > 0
    ? `too dark for dark backgrounds: less than ${LEAST}:1 for ${found.join(', and ')}`
    : undefined;
}

function markupOf(file: string): string | undefined {
  try {
    return cleanSvg(readFileSync(file, 'utf8')).markup;
  } catch (error) {
    if (error instanceof SvgFault) return undefined;
    throw error;
  }
}

/** The colours that are really painted, as #rrggbb, with the number of their pixels. */
async function coloursOf(markup: string): Promise<Map<string, number>> {
  const picture = Buffer.from(markup);
  const { width } = await sharp(picture).metadata();
  const { data } = await sharp(picture, { density: Math.min(2400, (72 * WIDTH) / width) })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    // The soft edge of a shape belongs half to its background.
    if ((data[at + 3] ?? 0) < 200) continue;
    const colour = `#${data.toString('hex', at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

function faintShare(painted: Map<string, number>, background: string): number {
  const under = colourFrom(background);
  let [faint, all] = [0, 0];
  for (const [css, pixels] of painted) {
    const colour = colourFrom(css);
    all += pixels;
    if (under && colour && contrast(colour, under) < LEAST) faint += pixels;
  }
  return all > 0 ? faint / all : 0;
}
