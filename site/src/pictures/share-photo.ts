import sharp from 'sharp';
import { cropFor, maxBytes } from './places.ts';

/** In pixels, the size that https://ogp.me previews use. */
const size = { width: 1200, height: 630 };

/** The left edge of the photograph, beside the words of art/share-image.ts. */
const photoLeft = 672;

/**
 * Makes a page's share image from a photograph, as a JPEG, which every preview supports.
 *
 * @param path of the photograph
 * @param focus the part to keep when cropping
 * @param words an SVG of the whole image, whose left part is visible; without it, the photograph covers the image
 */
export async function shareJpeg(path: string, focus?: string, words?: string): Promise<Buffer> {
  const photoSize = words ? { width: size.width - photoLeft, height: size.height } : size;
  const { width, height } = await sharp(path).metadata();
  const part = cropFor({ width, height }, photoSize.width / photoSize.height, focus);
  const photograph = await sharp(path)
    .extract(part)
    .resize(photoSize.width, photoSize.height)
    .flatten({ background: 'white' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const whole = words
    ? await sharp(Buffer.from(words))
        .composite([{ input: photograph, left: photoLeft, top: 0 }])
        .png({ compressionLevel: 0 })
        .toBuffer()
    : photograph;
  let jpeg = whole;
  for (const quality of [82, 72, 62, 52, 42]) {
    jpeg = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes('share', size.width)) break;
  }
  return jpeg;
}
