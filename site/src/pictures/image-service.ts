import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropFor, maxBytes, type PicturePlace } from './places.ts';

/** The qualities to try, best first: a noisy photograph needs several times the bytes of a calm one. */
const qualities = { avif: [54, 46, 38, 30, 22, 14], webp: [78, 66, 54, 42, 30, 18] };

/** The least for AVIF: sharp's default of 4 takes thirty times as long, and saves a tenth of the bytes. */
const efforts = { avif: 0, webp: 2 };

type Wanted = {
  width: number;
  height: number;
  format: keyof typeof qualities;
  position?: string;
  /** Undefined in the development server, which has no size limit. */
  place?: PicturePlace;
};

/**
 * Astro's sharp service with two differences: it crops a picture around its focus, as `object-position` would, and
 * keeps every file within its place's size limit. Its input is upright and without metadata: integration/pictures.ts.
 */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'position', 'place'],
  async transform(bytes, options) {
    const { format, ...wanted } = options as unknown as Wanted;
    return { data: await encoded(Buffer.from(bytes), { format, ...wanted }), format };
  },
};

async function encoded(
  bytes: Buffer,
  { width, height, format, position, place }: Wanted,
): Promise<Uint8Array> {
  const source = sharp(bytes);
  const { width: fullWidth, height: fullHeight } = await source.metadata();
  const part = cropFor({ width: fullWidth, height: fullHeight }, width / height, position);
  const cropped = await source
    .extract(part)
    .resize(width, height)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const byteLimit = place ? maxBytes(place, width) : Infinity;
  let data: Uint8Array = bytes;
  const tried = qualities[format];
  const effort = efforts[format];
  for (let index = 0; index < tried.length;) {
    data = await sharp(cropped).toFormat(format, { quality: tried[index], effort }).toBuffer();
    if (data.length <= byteLimit) return data;
    // Each step saves about a third, so a file far above the limit skips several.
    index = Math.max(
      index + 1,
      Math.min(tried.length - 1, index + Math.floor(Math.log2(data.length / byteLimit) * 2)),
    );
  }
  // What remains is grain, which WebP encodes at any quality, so blur it.
  for (const sigma of [0.6, 1, 1.6, 2.5]) {
    const soft = sharp(cropped).blur(sigma);
    data = await soft.toFormat(format, { quality: tried.at(-1), effort }).toBuffer();
    if (data.length <= byteLimit) break;
  }
  return data;
}

export default service;
