import { closeSync, openSync, readSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { ProblemText } from './file-problem.ts';

type Raster = { width: number; height: number };

/** Cameras and telephones write smaller files, and larger ones keep a build busy for minutes. */
const MAX_BYTES = 40_000_000;
const MAX_PIXELS = 100_000_000;

const SMALLER_FIX = 'export it as JPEG, at most 6000 pixels wide.';

const readings = new Map<string, { stamp: string; result: Promise<ProblemText | Raster> }>();

/**
 * Decodes a whole raster picture. The result is cached until the file changes, because a development server asks at
 * every change of any file.
 *
 * @returns its size as it is shown, or what keeps it from being published
 */
export function readRaster(file: string, name: string): Promise<ProblemText | Raster> {
  const { size, mtimeMs } = statSync(file);
  const stamp = `${name} ${size} ${mtimeMs}`;
  const cached = readings.get(file);
  if (cached?.stamp === stamp) return cached.result;
  const result = decodeRaster(file, name, size);
  readings.set(file, { stamp, result });
  return result;
}

async function decodeRaster(
  file: string,
  name: string,
  bytes: number,
): Promise<ProblemText | Raster> {
  if (bytes > MAX_BYTES)
    return {
      message: `${name} is ${Math.round(bytes / 1e6)} MB, and the limit is ${MAX_BYTES / 1e6} MB.`,
      fix: SMALLER_FIX,
    };
  const animatedProblem = {
    message: `${name} is animated, and pages would show only one frame of it.`,
    fix: 'export one frame as JPEG or PNG; or all of it as a video, which visitors can pause.',
  };
  if (isAnimated(readStart(file, 65_536))) return animatedProblem;
  try {
    const { autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > MAX_PIXELS)
      return {
        message: `${name} is ${width} by ${height} pixels, and the limit is ${MAX_PIXELS / 1e6} million pixels.`,
        fix: SMALLER_FIX,
      };
    if (pages > 1) return animatedProblem;
    // Browsers would show a truncated file half gray.
    await sharp(file).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch {
    return {
      message: `${name} is damaged and cannot be read completely.`,
      fix: 'copy it again from where it came from.',
    };
  }
}

/** Detects animated PNG and AVIF, of which sharp reads the first frame only. */
function isAnimated(start: Buffer): boolean {
  const control = start.indexOf('acTL');
  const isMovingPng = control > 0 && control < (start.indexOf('IDAT') + 1 || Infinity);
  return isMovingPng || start.toString('latin1', 4, 12) === 'ftypavis';
}

export function readStart(file: string, bytes: number): Buffer {
  const start = Buffer.alloc(bytes);
  const handle = openSync(file, 'r');
  try {
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}
