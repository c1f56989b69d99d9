import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { filesBelow } from '../src/files/files-below.ts';
import { slugOf } from '../src/addresses/slug.ts';
import { cleanSvg } from '../src/pictures/clean-svg.ts';

const PICTURES_ID = 'company:pictures';
/** The rest of the id has no dot: Astro takes whatever ends in .jpg for a file. */
const PICTURE_PREFIX = 'company:pictures/';

/**
 * Lets pages show a company's `pictures/`, wherever that folder is, through astro:assets. `company:pictures` lists
 * them by path, and each is prepared when a page first needs it. See site/src/queries/picture.ts and
 * docs/decisions/0008-pictures.md.
 *
 * @param folder that of the pictures, an absolute path
 * @param cache the cache for prepared pictures
 */
export function pictures(folder: string, cache: string): Plugin {
  // One at a time: all at once would need memory for all photographs.
  let last: Promise<unknown> = Promise.resolve();
  const preparePicture = (name: string) => {
    const file = last.then(() => preparePictureFile(join(folder, name), cache));
    last = file.catch(() => undefined);
    return file;
  };
  return {
    name: 'frontage:pictures',
    // Before Tailwind, which writes what a style sheet names.
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [cache] } } }),
    resolveId: (id) =>
      id === PICTURES_ID || id.startsWith(PICTURE_PREFIX) ? `\0${id}` : undefined,
    async load(id) {
      if (id === `\0${PICTURES_ID}`) return listModule(folder);
      if (!id.startsWith(`\0${PICTURE_PREFIX}`)) return undefined;
      const name = Buffer.from(id.slice(PICTURE_PREFIX.length + 1), 'base64url').toString();
      this.addWatchFile(join(folder, name));
      return sourceModule(await preparePicture(name));
    },
    // problems.ts watches the company's folder. Watching a missing file would hide all other new ones.
    configureServer({ watcher, environments }) {
      const invalidateList = (path: string) => {
        if (!path.startsWith(folder)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const listModule = moduleGraph.getModuleById(`\0${PICTURES_ID}`);
          if (listModule) moduleGraph.invalidateModule(listModule);
        }
      };
      watcher.on('add', invalidateList).on('unlink', invalidateList);
    },
  };
}

/** The module `company:pictures`: paths by composed names. */
function listModule(folder: string): string {
  const names = existsSync(folder)
    ? filesBelow(folder).filter((path) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(path))
    : [];
  const entries = names.map(
    (name) =>
      `${JSON.stringify(name.normalize())}:()=>import('${PICTURE_PREFIX}${Buffer.from(name).toString('base64url')}')`,
  );
  return `export const pictures={${entries.join(',')}};`;
}

function sourceModule({ path, ...known }: Awaited<ReturnType<typeof preparePictureFile>>): string {
  const file = path.split(sep).join('/');
  const about = JSON.stringify({ ...known, path }).slice(1, -1);
  return file.endsWith('.svg')
    ? `import url from ${JSON.stringify(`${file}?url&no-inline`)};export const source={url,${about}};`
    : `import metadata from ${JSON.stringify(file)};export const source={metadata,${about}};`;
}

/** Removes pictures that no page shows: the bundler writes every file that could be shown. */
export function removeUnusedPictures(dist: string, cache: string) {
  if (!existsSync(cache)) return;
  const prepared = Map.groupBy(
    readdirSync(cache, { recursive: true, encoding: 'utf8' })
      .filter((path) => ['.jpg', '.png'].includes(extname(path)))
      .map((path) => join(cache, path)),
    (path) => statSync(path).size,
  );
  for (const name of readdirSync(join(dist, '_astro'))) {
    const written = join(dist, '_astro', name);
    const sameSize = prepared.get(statSync(written).size) ?? [];
    if (sameSize.some((path) => readFileSync(path).equals(readFileSync(written)))) rmSync(written);
  }
}

type PictureFile = {
  path: string;
  width: number;
  height: number;
  background?: string;
};

/** The widest place of a picture, in pixels: src/pictures/places.ts. */
const MAX_WIDTH = 2560;

/** A file so large that preparing it is announced, in bytes. */
const LARGE_BYTES = 15_000_000;

/** Part of each cache key: a new number prepares all pictures again. */
const CACHE_VERSION = 2;

/**
 * Prepares a picture for pages: upright, at most 2560 pixels wide or high enough for it, in sRGB, without metadata
 * such as the place where it was taken. The camera's own file never enters the build. The result is cached until the
 * picture changes.
 *
 * @param file an absolute path to a JPEG, PNG, WebP, AVIF or SVG
 * @param cache the cache
 */
export async function preparePictureFile(file: string, cache: string): Promise<PictureFile> {
  const folder = join(cache, await cacheKey(file));
  const about = join(folder, 'about.json');
  if (!existsSync(about)) {
    mkdirSync(folder, { recursive: true });
    const { size } = statSync(file);
    if (size > LARGE_BYTES)
      console.warn(
        `pictures/${basename(file)} has ${Math.round(size / 1e6)} MB: it takes a while, but only until it is prepared.`,
      );
    const prepared = /\.svg$/i.test(file)
      ? await prepareDrawing(file)
      : await preparePhotograph(file);
    // A srcset needs no escapes for this name.
    const name = `${slugOf(basename(file, extname(file))) || 'picture'}.${prepared.format}`;
    writeFileSync(join(folder, name), prepared.bytes);
    const { width, height, background } = prepared;
    writeFileSync(about, JSON.stringify({ name, width, height, background }));
  }
  const { name, ...known } = JSON.parse(readFileSync(about, 'utf8')) as PictureFile & {
    name: string;
  };
  return { ...known, path: join(folder, name) };
}

async function cacheKey(file: string): Promise<string> {
  const hash = createHash('sha256').update(`${CACHE_VERSION} ${basename(file)}`);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

async function preparePhotograph(file: string) {
  // By default sharp removes all metadata and converts colors to sRGB.
  const upright = sharp(file, { failOn: 'none' })
    .rotate()
    .resize({ width: MAX_WIDTH, height: MAX_WIDTH, fit: 'outside', withoutEnlargement: true });
  const { format, hasAlpha } = await sharp(file).metadata();
  const sharpEdged = format === 'png' || hasAlpha;
  const { data: bytes, info } = await (
    sharpEdged ? upright.png() : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes,
    format: sharpEdged ? 'png' : 'jpg',
    width: info.width,
    height: info.height,
    background: await dominantColor(bytes),
  };
}

/** The dominant color; none if the background would show through. */
async function dominantColor(bytes: Buffer): Promise<string | undefined> {
  const small = await sharp(bytes).resize(64, 64, { fit: 'fill' }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return undefined;
  const { r, g, b } = dominant;
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}

async function prepareDrawing(file: string) {
  const { width, height } = await sharp(file).metadata();
  const bytes = cleanSvg(readFileSync(file, 'utf8')).markup;
  return { bytes, format: 'svg', width, height, background: undefined };
}
