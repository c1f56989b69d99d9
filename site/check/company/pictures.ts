import { join } from 'node:path';
import {
  cropFor,
  type PicturePlace,
  places,
  type PictureSettings,
} from '../../src/pictures/places.ts';
import type { Article } from './articles.ts';
import { svgFault } from './brand.ts';
import { nearest, type FileProblem } from './messages.ts';
import { readRaster, startOf, type Wrong } from './raster.ts';
import type { Company } from './read.ts';
import { valuesIn } from './schema.ts';

/**
 * Finds pictures that are missing, that browsers or the build do not support, that are incomplete or animated, and
 * that are too small or too large. Names may be composed or decomposed: macOS and YAML differ in that.
 */
export async function* pictureProblems(
  company: Company,
  articles: Article[],
): AsyncGenerator<FileProblem> {
  const there = company.below
    .filter((file) => file.startsWith('pictures/'))
    .map((file) => file.slice('pictures/'.length));
  const files = new Map(there.map((file) => [file.normalize(), file]));
  const wrongWith = (written: string, place: PicturePlace | undefined) => {
    const name = written.normalize();
    const file = files.get(name);
    return file === undefined
      ? missing(name, [...files.keys()])
      : unfit(join(company.folder, 'pictures', file), name, place);
  };
  for (const { source, path, value, schema } of valuesIn(company)) {
    if (!schema.picture || typeof value !== 'string') continue;
    const found = await wrongWith(value, schema.picture.place);
    if (found) yield source.problem(path, found.wrong, found.fix);
  }
  for (const { slug, pictures } of articles)
    for (const { name, line } of pictures) {
      const found = await wrongWith(name, 'article');
      if (found) yield { file: `articles/${slug}.md`, line, ...found };
    }
}

function missing(name: string, there: string[]): Wrong {
  const meant = nearest(name, there) ?? nearest(name.replace(/^.*pictures\/|^\.?\//, ''), there);
  return {
    wrong: `there is no file pictures/${name}${meant ? `; did you mean ${meant}?` : '.'}`,
    fix: meant
      ? `write ${meant}: a path begins below pictures/.`
      : 'put it into the folder pictures/ of the company, and write its path from there.',
  };
}

const asJpeg = 'export it as JPEG in full size, and write the name of that file here.';
const otherFormats: Record<string, Wrong> = {
  HEIC: {
    wrong: 'the picture is HEIC, a format of phones that most browsers cannot show.',
    fix: asJpeg,
  },
  TIFF: { wrong: 'the picture is TIFF, which browsers cannot show.', fix: asJpeg },
  BMP: { wrong: 'the picture is BMP, which is far too large for a page.', fix: asJpeg },
  GIF: {
    wrong:
      'the picture is GIF, which has too few colors, and pages would show only one frame of it.',
    fix: 'export it as PNG; if it moves, as a video, which visitors can pause.',
  },
  PDF: {
    wrong: 'the file is a PDF, not a picture.',
    fix: 'export the page as PNG, or as SVG if it is a drawing.',
  },
};

async function unfit(file: string, name: string, place?: PicturePlace): Promise<Wrong | undefined> {
  if (/[#?%]/.test(name))
    return {
      wrong: `pictures/${name} has #, ? or % in its name, which have a special meaning in addresses.`,
      fix: `name it ${name.replace(/[#?%]+/g, '-')}, here too.`,
    };
  const format = formatOf(startOf(file, 1024));
  const known = Object.keys(pictureFormats).join(', ');
  if (!format)
    return {
      wrong: `pictures/${name} is not a picture, despite its name.`,
      fix: `replace it by one: ${known}.`,
    };
  if (!pictureFormats[format]) return otherFormats[format];
  if (!pictureFormats[format].test(name))
    return {
      wrong: `pictures/${name} is ${format}, but its name has another ending.`,
      fix: `name it ${name.replace(/(\.\w+)?$/, `.${format === 'JPEG' ? 'jpg' : format.toLowerCase()}`)}, here too.`,
    };
  if (format === 'SVG') {
    // A drawing must not be empty once scripts and external resources are removed.
    const fault = svgFault(file);
    return fault && { wrong: `pictures/${name}: ${fault.message}`, fix: fault.fix };
  }
  const read = await readRaster(file, `pictures/${name}`);
  if ('wrong' in read) return read;
  return place ? tooSmall(read, name, place) : undefined;
}

const whereItIs: Record<PicturePlace, string> = {
  hero: 'the first view of a page, from edge to edge',
  header: 'the head of a page',
  cover: 'the head of an article',
  panel: 'a panel of the header',
  article: 'the text of an article',
  portrait: 'a portrait',
  card: 'a card',
  gallery: 'a gallery',
  wide: 'a picture from edge to edge',
  share: 'the picture of a page that is shared',
};

function tooSmall(
  size: { width: number; height: number },
  name: string,
  place: PicturePlace,
): Wrong | undefined {
  const { ratio, least }: PictureSettings = places[place];
  const { width } = cropFor(size, ratio, undefined);
  if (width >= least) return undefined;
  const shape = ratio
    ? ` in ${least} by ${Math.round(least / ratio)} pixels`
    : ` ${least} pixels wide`;
  const cropped = width < size.width ? `, and ${width} wide after cropping` : '';
  return {
    wrong: `pictures/${name} is ${size.width} by ${size.height} pixels${cropped}: too small for ${whereItIs[place]}, where it would be blurred.`,
    fix: `take a larger file,${shape} or more; one that comes straight from a camera or a telephone is large enough.`,
  };
}

/** The supported formats, with the endings of their names. */
const pictureFormats: Record<string, RegExp> = {
  JPEG: /\.jpe?g$/i,
  PNG: /\.png$/i,
  WebP: /\.webp$/i,
  AVIF: /\.avif$/i,
  SVG: /\.svg$/i,
};

/**
 * Returns a file's real format, whatever its name; undefined if it is not a picture.
 *
 * @param start its first bytes, at least 64
 */
function formatOf(start: Buffer): string | undefined {
  const has = (at: number, letters: string) =>
    start.toString('latin1', at, at + letters.length) === letters;
  if (has(0, '\xff\xd8\xff')) return 'JPEG';
  if (has(0, '\x89PNG')) return 'PNG';
  if (has(0, 'RIFF') && has(8, 'WEBP')) return 'WebP';
  if (has(0, 'GIF8')) return 'GIF';
  if (has(0, 'II*\0') || has(0, 'MM\0*')) return 'TIFF';
  if (has(0, '%PDF')) return 'PDF';
  if (has(0, 'BM')) return 'BMP';
  // ISO base media: the brand, then the compatible ones.
  if (has(4, 'ftyp')) {
    const brands = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), start.length));
    if (/avi[fs]/.test(brands)) return 'AVIF';
    if (/he[iv][cxms]|mif1|msf1/.test(brands)) return 'HEIC';
    return undefined;
  }
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?(?:-->|$)\s*)*(?:<!DOCTYPE svg[^>]*>?\s*)?(?:<svg[\s>]|$)/.test(
    start.toString('utf8'),
  ) && start.includes('<')
    ? 'SVG'
    : undefined;
}
