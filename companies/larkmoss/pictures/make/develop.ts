import { writeFile } from 'node:fs/promises';
import sharp, { type Exif } from 'sharp';
import { random, seed } from './random.ts';
import type { Exposure } from './trace.ts';

/** How a picture is developed. */
export type Development = {
  /** How bright, where 1 leaves it. */
  exposure: number;
  /** Warmer above 1, colder below. */
  warmth?: number;
  /** How dark the corners get, 0 to 1. */
  vignette?: number;
  /** How much of the light spreads from what is bright. */
  bloom?: number;
  /** How much colour, where 1 leaves it. */
  colour?: number;
  /** How strong the grain is, in steps of 255. */
  grain?: number;
  /** Whether what the noise of few samples leaves is to be cleared. */
  clear?: boolean;
};

/** A picture as a camera would hand it out. */
export type Print = {
  path: string;
  /** In pixels; the height follows. */
  wide: number;
  /** The file's size to come near to, in bytes. */
  bytes: number;
  what: string;
};

/** Makes a picture of an exposure, and writes it as a camera would: large, with grain, and with a place. */
export async function develop(
  taken: Exposure,
  {
    exposure,
    warmth = 1,
    vignette = 0.35,
    bloom = 0.06,
    colour = 1,
    grain = 5,
    clear = true,
  }: Development,
  { path, wide, bytes, what }: Print,
): Promise<void> {
  const light = clear ? cleared(taken) : taken.light;
  const glow = blurred(light, taken.wide, taken.high, Math.round(taken.wide / 60));
  const pixels = new Uint8Array(light.length);
  for (let y = 0; y < taken.high; y++) {
    for (let x = 0; x < taken.wide; x++) {
      const at = (y * taken.wide + x) * 3;
      const cx = (2 * x) / taken.wide - 1;
      const cy = ((2 * y) / taken.high - 1) * (taken.high / taken.wide);
      const corner = 1 - vignette * Math.min(1, (cx * cx + cy * cy) / 1.45) ** 1.3;
      const value = (k: number) =>
        ((light[at + k] ?? 0) * (1 - bloom) + (glow[at + k] ?? 0) * bloom) * exposure * corner;
      const r = value(0) * warmth;
      const g = value(1);
      const b = value(2) / warmth;
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      pixels[at] = toned(grey + (r - grey) * colour, 0.012);
      pixels[at + 1] = toned(grey + (g - grey) * colour, 0.0105);
      pixels[at + 2] = toned(grey + (b - grey) * colour, 0.012);
    }
  }
  const high = Math.round((wide * taken.high) / taken.wide);
  const large = await sharp(pixels, { raw: { width: taken.wide, height: taken.high, channels: 3 } })
    .resize(wide, high, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  addGrain(large, wide, high, grain);
  await write(large, wide, high, { path, bytes, what });
}

/** The curve of film: soft in what is bright, blacks that are not quite black (after Hable 2010). */
function toned(value: number, black: number): number {
  const curve = (x: number) =>
    (x * (0.22 * x + 0.03) + 0.002) / (x * (0.22 * x + 0.3) + 0.06) - 0.002 / 0.06;
  const share = Math.max(0, curve(Math.max(0, value) * 1.9) / curve(9));
  return Math.max(0, Math.min(255, Math.round(255 * (black + (1 - black) * share ** (1 / 2.2)))));
}

/** Grain as of a fast film: in clumps of two or three pixels, weaker in what is very dark or bright. */
function addGrain(pixels: Uint8Array, wide: number, high: number, strength: number): void {
  seed(77);
  const size = 1 << 20;
  const raw = Float32Array.from({ length: size }, () => random() + random() + random() - 1.5);
  const soft = Float32Array.from(
    { length: size },
    (_, at) =>
      (raw[at] ?? 0) +
      0.7 * ((raw[(at + 1) & (size - 1)] ?? 0) + (raw[(at + 1531) & (size - 1)] ?? 0)),
  );
  for (let y = 0; y < high; y++) {
    const turn = Math.floor(random() * size);
    for (let x = 0; x < wide; x++) {
      const at = (y * wide + x) * 3;
      // The same row of noise for lines above each other, so that grains are not streaks.
      const grey = soft[(x + y * 1531) & (size - 1)] ?? 0;
      const tint = soft[(x * 3 + turn) & (size - 1)] ?? 0;
      const here = pixels[at + 1] ?? 0;
      const much = strength * (0.45 + 0.55 * Math.sin((Math.PI * here) / 255));
      for (let k = 0; k < 3; k++) {
        const own = k === 1 ? 0 : (k - 1) * tint * 0.35;
        const value = (pixels[at + k] ?? 0) + much * (grey + own) + random() - 0.5;
        pixels[at + k] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
}

async function write(
  pixels: Uint8Array,
  width: number,
  height: number,
  { path, bytes, what }: Omit<Print, 'wide'>,
): Promise<void> {
  const exif: Exif = {
    IFD0: {
      ImageDescription: `Generated, shows nothing real: ${what}`,
      Make: 'Larkmoss',
      Model: 'pictures/make',
      Software: 'companies/larkmoss/pictures/make/main.ts',
      Copyright: 'Larkmoss (sample company)',
    },
    IFD2: { DateTimeOriginal: '2026:10:04 17:42:00', FNumber: '28/10', ISOSpeedRatings: '800' },
    // A place in the middle of the sea, as a telephone would note it.
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '0/1 0/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '30/1 0/1 0/1',
    },
  };
  const encoded = (quality: number) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .withExif(exif)
      .jpeg({ quality, chromaSubsampling: '4:2:0' })
      .toBuffer();
  let file = await encoded(98);
  // The lowest quality that reaches the size: a camera's file is large since it keeps the grain.
  for (let [low, high] = [60, 97]; low <= high;) {
    const quality = (low + high) >> 1;
    const smaller = await encoded(quality);
    if (smaller.length < bytes) {
      low = quality + 1;
    } else {
      file = smaller;
      high = quality - 1;
    }
  }
  await writeFile(path, file);
  console.log(`${path}: ${width} × ${height}, ${(file.length / 1e6).toFixed(1)} MB`);
}

/** What few samples leave is evened out along surfaces, not across edges (Dammertz 2010). */
function cleared({ wide, high, light, albedo, normal, depth }: Exposure): Float32Array {
  const size = wide * high;
  let now = new Float32Array(size * 3);
  for (let at = 0; at < size * 3; at++) {
    now[at] = (light[at] ?? 0) / Math.max(0.03, albedo[at] ?? 1);
  }
  const kernel = [0.375, 0.25, 0.0625];
  for (const [round, step] of [1, 2, 4].entries()) {
    const next = new Float32Array(size * 3);
    const most = 0.55 / 2 ** round;
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const here = y * wide + x;
        const at = here * 3;
        const [r0, g0, b0] = [now[at] ?? 0, now[at + 1] ?? 0, now[at + 2] ?? 0];
        const [n0, n1, n2] = [normal[at] ?? 0, normal[at + 1] ?? 0, normal[at + 2] ?? 0];
        const far = depth[here] ?? 0;
        const bright = (r0 + g0 + b0) / 3 + 0.02;
        let [r, g, b, all] = [0, 0, 0, 0];
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= high) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= wide) continue;
            const there = yy * wide + xx;
            const to = there * 3;
            const [r1, g1, b1] = [now[to] ?? 0, now[to + 1] ?? 0, now[to + 2] ?? 0];
            const angle =
              (n0 - (normal[to] ?? 0)) ** 2 +
              (n1 - (normal[to + 1] ?? 0)) ** 2 +
              (n2 - (normal[to + 2] ?? 0)) ** 2;
            const apart = (far - (depth[there] ?? 0)) / (0.01 * far + 0.05);
            const other = ((r1 + g1 + b1) / 3 + 0.02 - bright) / (bright * most);
            const weight =
              (kernel[Math.abs(i)] ?? 0) *
              (kernel[Math.abs(j)] ?? 0) *
              Math.exp(-angle * 12 - apart * apart * 0.3 - other * other);
            r += r1 * weight;
            g += g1 * weight;
            b += b1 * weight;
            all += weight;
          }
        }
        next[at] = r / all;
        next[at + 1] = g / all;
        next[at + 2] = b / all;
      }
    }
    now = next;
  }
  for (let at = 0; at < size * 3; at++) {
    now[at] = (now[at] ?? 0) * Math.max(0.03, albedo[at] ?? 1);
  }
  return now;
}

/** Spread over `radius` pixels: three times the mean of a row and a column. */
function blurred(light: Float32Array, wide: number, high: number, radius: number): Float32Array {
  let now = light;
  for (let round = 0; round < 3; round++) {
    now = averaged(averaged(now, wide, high, 3, wide * 3, radius), high, wide, wide * 3, 3, radius);
  }
  return now;
}

function averaged(
  light: Float32Array,
  along: number,
  across: number,
  step: number,
  line: number,
  radius: number,
): Float32Array {
  const made = new Float32Array(light.length);
  for (let row = 0; row < across; row++) {
    for (let k = 0; k < 3; k++) {
      const start = row * line + k;
      const value = (i: number) => light[start + Math.max(0, Math.min(along - 1, i)) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += value(i);
      for (let i = 0; i < along; i++) {
        made[start + i * step] = sum / (2 * radius + 1);
        sum += value(i + radius + 1) - value(i - radius);
      }
    }
  }
  return made;
}
