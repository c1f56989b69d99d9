import sharp from 'sharp';

// sharp draws an SVG with librsvg. Astro already depends on sharp.

/** Encodes a share image as a PNG. A drawing has few colors, so a palette loses nothing. */
export function sharePng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(1200, 630)
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** Draws a square icon as a PNG, `size` pixels wide, without scaling it afterward. */
export async function iconPng(svg: string, size: number): Promise<Buffer> {
  const picture = Buffer.from(svg);
  const { width = size } = await sharp(picture).metadata();
  return sharp(picture, { density: (72 * size) / width })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Converts a customer's logo to WebP, no larger than a screen of double density shows it. */
export function logoWebp(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ width: 400, height: 128, fit: 'inside', withoutEnlargement: true })
    .webp({ nearLossless: true, quality: 80 })
    .toBuffer();
}
