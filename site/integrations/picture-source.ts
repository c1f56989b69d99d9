import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { cleanSvg } from '../src/pictures/clean-svg.ts';

/** What pages are made from, in place of the file in the company's folder. */
export type PictureFile = {
  /** An absolute path. */
  path: string;
  width: number;
  height: number;
  ground?: string;
};

/** No place shows more, in pixels: src/pictures/places.ts. */
const widest = 2560;

/** Part of each key: another number makes all of them again. */
const version = 2;

/**
 * Makes of a picture what pages are made from: upright, at most 2560 pixels wide or high enough for it, in
 * sRGB, without metadata, and so without the place where it was taken. The camera's own file never
 * enters the build. What was made is kept until the picture changes.
 *
 * @param file an absolute path to a JPEG, PNG, WebP, AVIF or SVG
 * @param kept the folder for what is made
 */
export async function pictureFile(file: string, kept: string): Promise<PictureFile> {
  const folder = join(kept, await keyOf(file));
  const about = join(folder, 'about.json');
  if (!existsSync(about)) {
    mkdirSync(folder, { recursive: true });
    const made = /\.svg$/i.test(file) ? await drawing(file) : await photograph(file);
    const name = `${slugOf(file)}.${made.format}`;
    writeFileSync(join(folder, name), made.bytes);
    const { width, height, ground } = made;
    writeFileSync(about, JSON.stringify({ name, width, height, ground }));
  }
  const { name, ...known } = JSON.parse(readFileSync(about, 'utf8')) as PictureFile & {
    name: string;
  };
  return { ...known, path: join(folder, name) };
}

async function keyOf(file: string): Promise<string> {
  const hash = createHash('sha256').update(`${version} ${basename(file)}`);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

/** A name that needs no escapes in a srcset. */
const slugOf = (file: string) =>
  basename(file, extname(file))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture';

async function photograph(file: string) {
  // sharp leaves all metadata out, and turns colours into sRGB, unless it is told otherwise.
  const upright = sharp(file, { failOn: 'none' })
    .rotate()
    .resize({ width: widest, height: widest, fit: 'outside', withoutEnlargement: true });
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
    ground: await groundOf(bytes),
  };
}

/** The dominant colour; nothing where what is behind would be seen. */
async function groundOf(bytes: Buffer): Promise<string | undefined> {
  const small = await sharp(bytes).resize(64, 64, { fit: 'fill' }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  if (!isOpaque) return undefined;
  const { r, g, b } = dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function drawing(file: string) {
  const { width, height } = await sharp(file).metadata();
  const bytes = cleanSvg(readFileSync(file, 'utf8')).markup;
  return { bytes, format: 'svg', width, height, ground: undefined };
}
