import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropFor, mostBytes, type Place } from './places.ts';

/** Qualities to try, best first: a noisy photograph takes several times the bytes of a calm one. */
const qualities = { avif: [54, 46, 38, 30, 22, 14], webp: [78, 66, 54, 42, 30, 18] };

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
 * without metadata: integrations/picture-source.ts.
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
  for (const quality of qualities[format]) {
    data = await sharp(shown).toFormat(format, { quality }).toBuffer();
    if (data.length <= most) break;
  }
  return data;
}

export default service;
