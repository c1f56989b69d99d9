import { join } from 'node:path';
import {
  cropFor,
  type PicturePlace,
  places,
  type PictureSettings,
} from '../../src/pictures/places.ts';
import type { ParsedArticle } from './articles.ts';
import { svgProblem } from './brand.ts';
import { nearestName, type FileProblem, type ProblemText } from './file-problem.ts';
import { readRaster, readStart } from './raster.ts';
import type { CompanyContent } from './read.ts';
import { companyValues } from './schema.ts';

/**
 * Finds pictures that are missing, that browsers or the build do not support, that are incomplete or animated, and
 * that are too small or too large. Names may be composed or decomposed: macOS and YAML differ in that.
 */
export async function* pictureProblems(
  company: CompanyContent,
  articles: ParsedArticle[],
): AsyncGenerator<FileProblem> {
  const names = company.paths
    .filter((file) => file.startsWith('pictures/'))
    .map((file) => file.slice('pictures/'.length));
  const pathByName = new Map(names.map((file) => [file.normalize(), file]));
  const pictureProblem = (written: string, place: PicturePlace | undefined) => {
    const name = written.normalize();
    const file = pathByName.get(name);
    return file === undefined
      ? missingPicture(name, [...pathByName.keys()])
      : unfitPicture(join(company.folder, 'pictures', file), name, place);
  };
  for (const { source, path, value, schema } of companyValues(company)) {
    if (!schema.picture || typeof value !== 'string') continue;
    const found = await pictureProblem(value, schema.picture.place);
    if (found) yield source.problem(path, found.message, found.fix);
  }
  for (const { file, pictures } of articles)
    for (const { name, line } of pictures) {
      const found = await pictureProblem(name, 'article');
      if (found) yield { file, line, ...found };
    }
}

function missingPicture(name: string, names: string[]): ProblemText {
  const suggestion =
    nearestName(name, names) ?? nearestName(name.replace(/^.*pictures\/|^\.?\//, ''), names);
  return {
    message: `there is no file pictures/${name}${suggestion ? `; did you mean ${suggestion}?` : '.'}`,
    fix: suggestion
      ? `write ${suggestion}: a path begins below pictures/.`
      : 'put it into the folder pictures/ of the company, and write its path from there.',
  };
}

const JPEG_FIX = 'export it as JPEG in full size, and write the name of that file here.';
const UNSUPPORTED_FORMATS: Record<string, ProblemText> = {
  HEIC: {
    message: 'the picture is HEIC, a format of phones that most browsers cannot show.',
    fix: JPEG_FIX,
  },
  TIFF: { message: 'the picture is TIFF, which browsers cannot show.', fix: JPEG_FIX },
  BMP: { message: 'the picture is BMP, which is far too large for a page.', fix: JPEG_FIX },
  GIF: {
    message:
      'the picture is GIF, which has too few colors, and pages would show only one frame of it.',
    fix: 'export it as PNG; if it moves, as a video, which visitors can pause.',
  },
  PDF: {
    message: 'the file is a PDF, not a picture.',
    fix: 'export the page as PNG, or as SVG if it is a drawing.',
  },
};

async function unfitPicture(
  file: string,
  name: string,
  place?: PicturePlace,
): Promise<ProblemText | undefined> {
  if (/[#?%]/.test(name))
    return {
      message: `pictures/${name} has #, ? or % in its name, which have a special meaning in addresses.`,
      fix: `name it ${name.replace(/[#?%]+/g, '-')}, here too.`,
    };
  const format = formatOf(readStart(file, 1024));
  const known = Object.keys(SUPPORTED_FORMATS).join(', ');
  if (!format)
    return {
      message: `pictures/${name} is not a picture, despite its name.`,
      fix: `replace it by one: ${known}.`,
    };
  if (!SUPPORTED_FORMATS[format]) return UNSUPPORTED_FORMATS[format];
  if (!SUPPORTED_FORMATS[format].test(name))
    return {
      message: `pictures/${name} is ${format}, but its name has another ending.`,
      fix: `name it ${name.replace(/(\.\w+)?$/, `.${format === 'JPEG' ? 'jpg' : format.toLowerCase()}`)}, here too.`,
    };
  if (format === 'SVG') {
    // A drawing must not be empty once scripts and external resources are removed.
    const problem = svgProblem(file);
    return problem && { message: `pictures/${name}: ${problem.message}`, fix: problem.fix };
  }
  const raster = await readRaster(file, `pictures/${name}`);
  if ('message' in raster) return raster;
  return place ? smallPicture(raster, name, place) : undefined;
}

const PLACE_NAMES: Record<PicturePlace, string> = {
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

function smallPicture(
  size: { width: number; height: number },
  name: string,
  place: PicturePlace,
): ProblemText | undefined {
  const { ratio, minWidth }: PictureSettings = places[place];
  const { width } = cropFor(size, ratio, undefined);
  if (width >= minWidth) return undefined;
  const shape = ratio
    ? ` in ${minWidth} by ${Math.round(minWidth / ratio)} pixels`
    : ` ${minWidth} pixels wide`;
  const cropped = width < size.width ? `, and ${width} wide after cropping` : '';
  return {
    message: `pictures/${name} is ${size.width} by ${size.height} pixels${cropped}: too small for ${PLACE_NAMES[place]}, where it would be blurred.`,
    fix: `take a larger file,${shape} or more; one that comes straight from a camera or a telephone is large enough.`,
  };
}

/** The supported formats, with the endings of their names. */
const SUPPORTED_FORMATS: Record<string, RegExp> = {
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
  const startsWith = (offset: number, letters: string) =>
    start.toString('latin1', offset, offset + letters.length) === letters;
  if (startsWith(0, '\xff\xd8\xff')) return 'JPEG';
  if (startsWith(0, '\x89PNG')) return 'PNG';
  if (startsWith(0, 'RIFF') && startsWith(8, 'WEBP')) return 'WebP';
  if (startsWith(0, 'GIF8')) return 'GIF';
  if (startsWith(0, 'II*\0') || startsWith(0, 'MM\0*')) return 'TIFF';
  if (startsWith(0, '%PDF')) return 'PDF';
  if (startsWith(0, 'BM')) return 'BMP';
  // ISO base media: the brand, then the compatible ones.
  if (startsWith(4, 'ftyp')) {
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
