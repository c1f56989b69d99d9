import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { cleanSvg, SvgFault } from '../../src/pictures/clean-svg.ts';
import { files } from '../../src/schema/files.ts';
import type { Problem } from './messages.ts';
import { type Company, fields, list } from './read.ts';

/** What the brand folder may hold as a drawing; anything else of these names is a mistake. */
const drawings = ['brand/icon.svg', 'brand/logo.svg', 'brand/logo-dark.svg'];

/** The name of a customer's logo; undefined for any other file. */
export function customerLogo(file: string): string | undefined {
  return /^brand\/customers\/([^/]+)\.(svg|png)$/.exec(file)?.[1];
}

/** What a customer's PNG has at least, in pixels: twice the height that it is shown at. */
const LEAST_HEIGHT = 64;

/**
 * Finds logos and icons that cannot be shown: of another format, unreadable, without a size, or with
 * nothing in them.
 */
export async function brandProblems({ folder, below, listOf }: Company): Promise<Problem[]> {
  const oneColor = new Set(
    list(listOf(files.customers))
      .map(fields)
      .filter(({ colors }) => colors !== 'own')
      .map(({ mark }) => String(mark)),
  );
  const customers = below.filter((file) => file.startsWith('brand/customers/'));
  const svgs = [...drawings, ...customers].filter((f) => f.endsWith('.svg') && below.includes(f));
  const pngs = customers.filter((file) => file.endsWith('.png'));
  return [
    ...below.flatMap(misnamed),
    ...(below.includes('brand/logo-dark.svg') && !below.includes('brand/logo.svg')
      ? [
          {
            file: 'brand/logo-dark.svg',
            wrong: 'it is for dark backgrounds, and there is no logo for light ones.',
            fix: 'put that beside it as logo.svg.',
          },
        ]
      : []),
    ...svgs.flatMap((file) => unfitSvg(folder, file)),
    ...(await Promise.all(pngs.map((file) => unfitPng(folder, file, oneColor)))).flat(),
  ];
}

function misnamed(file: string): Problem[] {
  const type = extname(file).toLowerCase();
  if (file.startsWith('brand/customers/')) {
    if (['.svg', '.png'].includes(type) && type === extname(file)) return [];
    if (!/^\.(svg|png|jpe?g|webp|avif|gif|ai|eps|pdf)$/.test(type)) return [];
    return [{ file, wrong: 'a customer’s logo is a .svg or a .png file.', fix: otherFormat }];
  }
  if (!/^brand\/(logo|icon|mark|favicon)[^/]*$/.test(file) || drawings.includes(file)) return [];
  const wanted = `brand/${/(icon|mark)/.test(file) ? 'icon' : 'logo'}.svg`;
  return [
    {
      file,
      wrong: `nothing reads this file; the drawings here are ${drawings.map((one) => basename(one)).join(', ')}.`,
      fix:
        type === '.svg'
          ? `name it ${wanted}, or take it away.`
          : `a logo has to be sharp at every size: get it as SVG and put it there as ${wanted}.`,
    },
  ];
}

const otherFormat = 'ask for it as SVG; otherwise as PNG with a transparent background.';

function unfitSvg(folder: string, file: string): Problem[] {
  try {
    cleanSvg(readFileSync(join(folder, file), 'utf8'));
    return [];
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error;
    return [{ file, line: error.line, wrong: error.message, fix: error.fix }];
  }
}

async function unfitPng(
  folder: string,
  file: string,
  oneColor: ReadonlySet<string>,
): Promise<Problem[]> {
  const picture = sharp(join(folder, file));
  const facts = await picture.metadata().catch(() => undefined);
  if (!facts) return [{ file, wrong: 'this picture cannot be read.', fix: otherFormat }];
  const { format, width, height } = facts;
  if (format !== 'png')
    return [{ file, wrong: `it is called PNG and is ${format.toUpperCase()}.`, fix: otherFormat }];
  if (height < LEAST_HEIGHT && width < 2 * LEAST_HEIGHT)
    return [
      {
        file,
        wrong: `it is ${width} by ${height} pixels, too few to be sharp.`,
        fix: `get it as SVG, or at least ${LEAST_HEIGHT} pixels high.`,
      },
    ];
  if (!oneColor.has(customerLogo(file) ?? '') || !(await picture.stats()).isOpaque) return [];
  return [
    {
      file,
      wrong: 'its background is not transparent: in one colour it would be a filled box.',
      fix: 'export it with a transparent background, or write colors: own for it in customers.yaml.',
    },
  ];
}
