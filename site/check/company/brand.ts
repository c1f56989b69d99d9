import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { cleanSvg, SvgFault } from '../../src/pictures/clean-svg.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import { parseColor, contrast, toHex } from '../../src/theme/color.ts';
import { readCompanyTheme } from '../../src/theme/resolve-theme.ts';
import { type FileProblem, type ProblemText } from './file-problem.ts';
import { readRaster } from './raster.ts';
import { type CompanyContent, asRecord, asList } from './read.ts';

/** The drawings that the brand folder may contain; other files with such names are mistakes. */
const BRAND_DRAWINGS = ['brand/icon.svg', 'brand/logo.svg', 'brand/logo-dark.svg'];

/** Returns the composed name of a customer's logo; undefined for any other file. */
export function customerLogoName(file: string): string | undefined {
  return /^brand\/customers\/([^/]+)\.(svg|png)$/.exec(file)?.[1]?.normalize();
}

/** The least height of a customer's PNG, in pixels: twice its height on the page. */
const MIN_LOGO_HEIGHT = 64;

/** Finds logos and icons that cannot be shown: in another format, unreadable, without a size, or empty. */
export async function* brandProblems({
  folder,
  paths,
  listOf,
}: CompanyContent): AsyncGenerator<FileProblem, void> {
  if (paths.includes('brand/logo-dark.svg') && !paths.includes('brand/logo.svg'))
    yield {
      file: 'brand/logo-dark.svg',
      message: 'this logo is for dark backgrounds, but there is no logo for light ones.',
      fix: 'add a logo for light backgrounds beside it as logo.svg.',
    };
  const inOwnColors = asList(listOf(fileKinds.customers))
    .map(asRecord)
    .filter(({ colors }) => colors === 'own')
    .map(({ logo }) => String(logo).normalize());
  for (const file of paths) {
    const path = join(folder, file);
    const name = customerLogoName(file);
    if (BRAND_DRAWINGS.includes(file) || (name && file.endsWith('.svg'))) {
      const problem = svgProblem(path);
      if (problem) yield { file, line: problem.line, message: problem.message, fix: problem.fix };
    } else {
      const found = name
        ? await pngProblem(path, inOwnColors.includes(name))
        : misnamedLogoProblem(file);
      if (found) yield { file, ...found };
    }
  }
}

/** Returns what keeps a drawing from being shown; undefined if nothing does. */
export function svgProblem(path: string): SvgFault | undefined {
  try {
    cleanSvg(readFileSync(path, 'utf8'));
    return undefined;
  } catch (error) {
    if (error instanceof SvgFault) return error;
    throw error;
  }
}

const LOGO_FORMAT_FIX = 'ask for the logo as SVG, or else as PNG with a transparent background.';

function misnamedLogoProblem(file: string): ProblemText | undefined {
  const type = extname(file).toLowerCase();
  if (/^brand\/customers\/[^/]*\.(svg|png|jpe?g|webp|avif|gif|ai|eps|pdf)$/i.test(file))
    return { message: 'a customer’s logo has to be a .svg or .png file.', fix: LOGO_FORMAT_FIX };
  if (!/^brand\/(logo|icon|mark|favicon)[^/]*$/.test(file)) return undefined;
  const wanted = `brand/${/(icon|mark)/.test(file) ? 'icon' : 'logo'}.svg`;
  return {
    message: `nothing reads this file; the drawings here are ${BRAND_DRAWINGS.map((one) => basename(one)).join(', ')}.`,
    fix:
      type === '.svg'
        ? `name it ${wanted}, or remove it.`
        : `a logo has to be sharp at every size: get it as SVG and put it there as ${wanted}.`,
  };
}

async function pngProblem(path: string, isInOwnColors: boolean): Promise<ProblemText | undefined> {
  const picture = sharp(path);
  const format = await picture.metadata().then(
    ({ format }) => format,
    () => undefined,
  );
  if (!format) return { message: 'this picture cannot be read.', fix: LOGO_FORMAT_FIX };
  if (format !== 'png')
    return {
      message: `the file is named PNG but contains ${format.toUpperCase()}.`,
      fix: LOGO_FORMAT_FIX,
    };
  const read = await readRaster(path, 'it');
  if ('message' in read) return { ...read, fix: LOGO_FORMAT_FIX };
  const { width, height } = read;
  if (height < MIN_LOGO_HEIGHT && width < 2 * MIN_LOGO_HEIGHT)
    return {
      message: `the logo is ${width} by ${height} pixels, which is too small to be sharp.`,
      fix: `get it as SVG, or at least ${MIN_LOGO_HEIGHT} pixels high.`,
    };
  if (isInOwnColors || !(await picture.stats()).isOpaque) return undefined;
  return {
    message:
      'the background is not transparent, so in a single color the logo would be a filled box.',
    fix: 'export it with a transparent background, or write colors: own for it in customers.yaml.',
  };
}

/** The least contrast of graphics that carry meaning: WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;

/** The width for the measurement, in pixels, at which no stroke of a logo gets lost. */
const WIDTH = 400;

/**
 * Returns how much of a logo is hardly visible on the theme's dark backgrounds, if it has no dark version.
 *
 * @param folder an absolute path
 * @returns undefined if more than half of it is visible, or there is nothing to measure
 */
export async function faintLogoProblem(folder: string): Promise<string | undefined> {
  const file = join(folder, 'brand/logo.svg');
  if (!existsSync(file) || existsSync(join(folder, 'brand/logo-dark.svg'))) return undefined;
  if (svgProblem(file)) return undefined;
  const { deep, dark } = readCompanyTheme(folder).standard;
  const markup = cleanSvg(readFileSync(file, 'utf8'))
    .markup.replaceAll('currentColor', toHex(dark.ink) ?? '')
    .replaceAll('var(--color-highlight)', toHex(dark.highlight) ?? '');
  const pixelsByColor = await countColors(markup);
  const backgrounds = { 'the foot of every page': deep, 'the dark scheme': dark.paper };
  const found = Object.entries(backgrounds).flatMap(([where, background]) => {
    const share = faintShare(pixelsByColor, background);
    return share > 0.5
      ? [`${Math.round(share * 100)} % of it on ${toHex(background)}, ${where}`]
      : [];
  });
  return found.length > 0
    ? `too dark for dark backgrounds: less than ${MIN_CONTRAST}:1 for ${found.join(', and ')}`
    : undefined;
}

/** Counts the pixels of each color that is painted, as #rrggbb. */
async function countColors(markup: string): Promise<Map<string, number>> {
  const picture = Buffer.from(markup);
  const { width } = await sharp(picture).metadata();
  const data = await sharp(picture, { density: Math.min(2400, (72 * WIDTH) / width) })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let offset = 0; offset < data.length; offset += 4) {
    // The soft edge of a shape is half background.
    if ((data[offset + 3] ?? 0) < 200) continue;
    const color = `#${data.toString('hex', offset, offset + 3)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

function faintShare(pixelsByColor: Map<string, number>, background: string): number {
  const backgroundColor = parseColor(background);
  let faint = 0;
  let all = 0;
  for (const [css, pixels] of pixelsByColor) {
    const color = parseColor(css);
    all += pixels;
    if (backgroundColor && color && contrast(color, backgroundColor) < MIN_CONTRAST)
      faint += pixels;
  }
  return all > 0 ? faint / all : 0;
}
