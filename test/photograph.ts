import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { generator } from './random.ts';

type Settings = {
  /** Another number gives another landscape. */
  seed?: number;
  /** In pixels: by default that of a telephone's photograph. */
  width?: number;
  height?: number;
  /** The amount of grain: 0 is smooth, 1 a telephone's at dusk. */
  grain?: number;
  /** How the camera was held, in EXIF's numbers: 6 stores an upright picture on its side. */
  orientation?: 1 | 6;
};

/**
 * Writes a landscape as a camera would: a JPEG with the camera's name, the day and the place in its metadata. The
 * same settings give the same picture.
 *
 * @param file where to write it; its folder is created
 * @returns its bytes
 */
export async function writePhotograph(file: string, settings: Settings = {}): Promise<Buffer> {
  const { seed = 1, width = 4032, height = 3024, grain = 0.3, orientation = 1 } = settings;
  const upright = orientation === 6;
  const scene = landscape(seed, upright ? height : width, upright ? width : height);
  const side = Math.min(width, height, 1024);
  // Fine grain, and leaves that remain visible when the picture is made smaller.
  const grains = [await grainOf(seed, grain, side, 1), await grainOf(seed, grain, side, 6)];
  const flat = await sharp(Buffer.from(scene))
    .composite(grains.map((input) => ({ input, tile: true, blend: 'overlay' as const })))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const bytes = await sharp(flat)
    .rotate(upright ? -90 : 0)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Sample', Model: 'Camera 1' },
      IFD2: { DateTimeOriginal: '2026:05:04 18:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 22/1 1234/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '8/1 32/1 5678/100',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}

function landscape(seed: number, width: number, height: number): string {
  const next = generator(seed);
  const [sky, glow, land] = [200 + next() * 40, 15 + next() * 35, 150 + next() * 80];
  const sun = `<circle cx="${width * (0.2 + next() * 0.6)}" cy="${height * (0.2 + next() * 0.2)}" r="${height * 0.07}" fill="hsl(${glow + 15} 90% 88%)"/>`;
  const ridges = Array.from({ length: 5 }, (_, index) => {
    const base = height * (0.45 + index * 0.12);
    const [wave, swing, shift] = [2 + next() * 4, height * (0.03 + next() * 0.06), next() * 6];
    const points = Array.from({ length: 81 }, (_, step) => {
      const x = (step / 80) * width;
      const rough = (next() - 0.5) * height * 0.012;
      return `${x.toFixed(0)},${(base + Math.sin((step / 80) * wave * Math.PI + shift) * swing + rough).toFixed(0)}`;
    });
    return `<polygon fill="hsl(${land + index * 8} ${22 + index * 4}% ${62 - index * 12}%)" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${sky} 45% 42%)"/><stop offset=".6" stop-color="hsl(${glow} 75% 80%)"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>${sun}${ridges.join('')}</svg>`;
}

/** A tile of grain to lay over a picture; each grain is `coarse` pixels wide. */
function grainOf(seed: number, grain: number, side: number, coarse: number): Promise<Buffer> {
  const next = generator(seed + 99 + coarse);
  const grains = Math.ceil(side / coarse);
  const pixels = Buffer.alloc(grains * grains);
  for (let index = 0; index < pixels.length; index += 1)
    pixels[index] = Math.round(128 + (next() + next() - 1) * 110 * grain);
  return sharp(pixels, { raw: { width: grains, height: grains, channels: 1 } })
    .resize(side, side)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
