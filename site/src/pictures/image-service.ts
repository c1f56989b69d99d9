import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropFor, mostBytes, type Place } from './places.ts';

/** Qualities to try, best first: a noisy photograph takes several times the bytes of a calm one. */
const qualities = { avif: [54, 46, 38, 30, 22, 14], webp: [78, 66, 54, 42, 30, 18] };

/**
 * Of 0 to 9 and of 0 to 6: AVIF at sharp's own 4 takes ten times as long and saves a twentieth of the bytes.
 */
const efforts = { avif: 2, webp: 4 };

type Wanted = {
  width: number;
  height: number;
  format: keyof typeof qualities;
  position?: string;
  /** The development server names none, and then there is no limit. */
  place?: Place;
};

/**
 * Astro's service of sharp, with two differences: a picture is cropped around its focus, as
 * `object-position` would, and no file is heavier than its place allows. What it gets is upright and
 * without metadata: integration/pictures.ts.
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
  const whole = sharp(bytes);
  const { width: from, height: high } = await whole.metadata();
  const part = cropFor({ width: from, height: high }, width / height, position);
  const shown = await whole
    .extract(part)
    .resize(width, height)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const most = place ? mostBytes(place, width) : Infinity;
  let data: Uint8Array = bytes;
  const [tried, effort] = [qualities[format], efforts[format]];
  for (let at = 0; at < tried.length;) {
    data = await sharp(shown).toFormat(format, { quality: tried[at], effort }).toBuffer();
    if (data.length <= most) return data;
    // Each step takes about a third off: what is far too heavy goes down several at once.
    at = Math.max(
      at + 1,
      Math.min(tried.length - 1, at + Math.floor(Math.log2(data.length / most) * 2)),
    );
  }
  // Grain alone is left, which WebP keeps at any quality.
  for (const sigma of [0.6, 1, 1.6, 2.5]) {
    const soft = sharp(shown).blur(sigma);
    data = await soft.toFormat(format, { quality: tried.at(-1), effort }).toBuffer();
    if (data.length <= most) break;
  }
  return data;
}

export default service;
