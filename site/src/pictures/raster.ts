import sharp from 'sharp';

// sharp draws an SVG with librsvg. It is Astro's own dependency for pictures, so that nothing new
// is installed for it.

/** A share image as a PNG: drawn with few colours, so that a palette loses nothing. */
export function sharePng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(1200, 630)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** A square icon as a PNG, `size` pixels wide, drawn at its size and not scaled afterwards. */
export async function iconPng(svg: string, size: number): Promise<Buffer> {
  const picture = Buffer.from(svg);
  const { width = size } = await sharp(picture).metadata();
  return sharp(picture, { density: (72 * size) / width })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A customer's logo as WebP, at most as large as it is shown on a screen of double density. */
export function logoWebp(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ width: 400, height: 128, fit: 'inside', withoutEnlargement: true })
    .webp({ nearLossless: true, quality: 80 })
    .toBuffer();
}
