import { closeSync, openSync, readSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { FileProblem } from './messages.ts';

export type Wrong = Pick<FileProblem, 'wrong' | 'fix'>;
type Raster = { width: number; height: number };

/** Cameras and telephones write smaller files, and larger ones keep a build busy for minutes. */
const MOST_BYTES = 40_000_000;
const MOST_PIXELS = 100_000_000;

const smaller = 'export it as JPEG, at most 6000 pixels wide.';

const readings = new Map<string, { stamp: string; result: Promise<Wrong | Raster> }>();

/**
 * Decodes a whole raster picture. The result is cached until the file changes, because a development server asks at
 * every change of any file.
 *
 * @returns its size as it is shown, or what keeps it from being published
 */
export function readRaster(file: string, name: string): Promise<Wrong | Raster> {
  const { size, mtimeMs } = statSync(file);
  const stamp = `${name} ${size} ${mtimeMs}`;
  const known = readings.get(file);
  if (known?.stamp === stamp) return known.result;
  const result = read(file, name, size);
  readings.set(file, { stamp, result });
  return result;
}

async function read(file: string, name: string, bytes: number): Promise<Wrong | Raster> {
  if (bytes > MOST_BYTES)
    return {
      wrong: `${name} is ${Math.round(bytes / 1e6)} MB, and the limit is ${MOST_BYTES / 1e6} MB.`,
      fix: smaller,
    };
  const moving = {
    wrong: `${name} is animated, and pages would show only one frame of it.`,
    fix: 'export one frame as JPEG or PNG; or all of it as a video, which visitors can pause.',
  };
  if (moves(startOf(file, 65_536))) return moving;
  try {
    const { autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > MOST_PIXELS)
      return {
        wrong: `${name} is ${width} by ${height} pixels, and the limit is ${MOST_PIXELS / 1e6} million pixels.`,
        fix: smaller,
      };
    if (pages > 1) return moving;
    // Browsers would show a truncated file half grey.
    await sharp(file).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch {
    return {
      wrong: `${name} is damaged and cannot be read completely.`,
      fix: 'copy it again from where it came from.',
    };
  }
}

/** Detects animated PNG and AVIF, of which sharp reads the first frame only. */
function moves(start: Buffer): boolean {
  const control = start.indexOf('acTL');
  const isMovingPng = control > 0 && control < (start.indexOf('IDAT') + 1 || Infinity);
  return isMovingPng || start.toString('latin1', 4, 12) === 'ftypavis';
}

export function startOf(file: string, bytes: number): Buffer {
  const start = Buffer.alloc(bytes);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}
