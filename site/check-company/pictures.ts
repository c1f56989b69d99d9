import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanSvg, SvgFault } from '../src/pictures/clean-svg.ts';
import { cropFor, type Place, places, type PictureSettings } from '../src/pictures/places.ts';
import type { Article } from './articles.ts';
import { fieldName, type Fault } from './fault.ts';
import { schemaOf, valuesOf } from './json-schema.ts';
import type { Read } from './kinds.ts';
import { nearest } from './nearest.ts';
import { formatOf, pictureFormats } from './picture-format.ts';

/** A file that something shows: by its path below `pictures/`, where, and where that is written. */
type Shown = { name: string; place?: Place | undefined } & Pick<Fault, 'file' | 'line' | 'field'>;

/**
 * Finds pictures that do not exist, that browsers or the build do not know, and that are too small for their
 * place.
 *
 * @param folder an absolute path
 * @param below the files in it
 */
export async function pictureFaults(
  folder: string,
  below: string[],
  read: Read[],
  articles: Article[],
): Promise<Fault[]> {
  const there = below
    .filter((file) => file.startsWith('pictures/'))
    .map((file) => file.slice('pictures/'.length));
  const faults = await Promise.all(
    [...read.flatMap(inFields), ...articles.flatMap(inText)].map(
      async ({ name, place, ...where }) => {
        const found = there.includes(name)
          ? await wrongWith(join(folder, 'pictures', name), name, place)
          : missing(name, there);
        return found ? [{ ...where, ...found }] : [];
      },
    ),
  );
  return faults.flat();
}

function inFields({ kind, source }: Read): Shown[] {
  return [...valuesOf(schemaOf(kind), source.data)].flatMap(
    ({ path, value, schema: { picture } }) =>
      picture && typeof value === 'string'
        ? [
            {
              name: value,
              place: picture.place,
              file: source.file,
              line: source.line(path),
              field: fieldName(path),
            },
          ]
        : [],
  );
}

const inText = ({ slug, pictures }: Article): Shown[] =>
  pictures.map(({ name, line }) => ({
    name,
    place: 'article',
    file: `articles/${slug}.md`,
    line,
  }));

type Wrong = Pick<Fault, 'wrong' | 'fix'>;

function missing(name: string, there: string[]): Wrong {
  const meant = nearest(name, there) ?? nearest(name.replace(/^.*pictures\/|^\.?\//, ''), there);
  return {
    wrong: `there is no file pictures/${name}${meant ? `; did you mean ${meant}?` : '.'}`,
    fix: meant
      ? `write ${meant}: a path begins below pictures/.`
      : 'put it into the folder pictures/ of the company, and write its path from there.',
  };
}

const asJpeg = 'open it, export it as JPEG in its full size, and name that file here.';
const otherFormats: Record<string, Wrong> = {
  HEIC: {
    wrong: 'it is HEIC, in which telephones keep photographs, and most browsers cannot show it.',
    fix: asJpeg,
  },
  TIFF: { wrong: 'it is TIFF, which browsers cannot show.', fix: asJpeg },
  BMP: { wrong: 'it is BMP, which no camera and no browser needs.', fix: asJpeg },
  GIF: { wrong: 'it is GIF, which has too few colours.', fix: 'export it as PNG.' },
  PDF: {
    wrong: 'it is a PDF and not a picture.',
    fix: 'export the page as PNG, or as SVG where it is a drawing.',
  },
};

async function wrongWith(file: string, name: string, place?: Place): Promise<Wrong | undefined> {
  const format = formatOf(startOf(file));
  const known = Object.keys(pictureFormats).join(', ');
  if (!format)
    return {
      wrong: `pictures/${name} is no picture, whatever its name says.`,
      fix: `replace it by one: ${known}.`,
    };
  if (!pictureFormats[format]) return otherFormats[format];
  if (!pictureFormats[format].test(name))
    return {
      wrong: `pictures/${name} is ${format}, and its name says something else.`,
      fix: `name it ${name.replace(/(\.\w+)?$/, `.${format === 'JPEG' ? 'jpg' : format.toLowerCase()}`)}, here too.`,
    };
  if (format === 'SVG') return unfitDrawing(file, name);
  try {
    const { autoOrient } = await sharp(file).metadata();
    return place ? tooSmall(autoOrient, name, place) : undefined;
  } catch {
    return {
      wrong: `pictures/${name} is damaged: it begins as ${format} and cannot be opened.`,
      fix: 'copy it again from where it came from.',
    };
  }
}

/** A drawing is cleaned of whatever runs or fetches; something has to be left of it. */
function unfitDrawing(file: string, name: string): Wrong | undefined {
  try {
    cleanSvg(readFileSync(file, 'utf8'));
    return undefined;
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error;
    return { wrong: `pictures/${name}: ${error.message}`, fix: error.fix };
  }
}

const whereItIs: Record<Place, string> = {
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
  place: Place,
): Wrong | undefined {
  const { ratio, least }: PictureSettings = places[place];
  const { width } = cropFor(size, ratio, undefined);
  if (width >= least) return undefined;
  const shape = ratio
    ? ` in ${least} by ${Math.round(least / ratio)} pixels`
    : ` ${least} pixels wide`;
  const cropped =
    width < size.width
      ? `, of which ${width} are left when it is cropped to the shape of the place`
      : '';
  return {
    wrong: `pictures/${name} is ${size.width} by ${size.height} pixels${cropped}: too small for ${whereItIs[place]}, where it would be blurred.`,
    fix: `take a larger file,${shape} or more; one that comes straight from a camera or a telephone is large enough.`,
  };
}

function startOf(file: string): Buffer {
  const start = Buffer.alloc(1024);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}
