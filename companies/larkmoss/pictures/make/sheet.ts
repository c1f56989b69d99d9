import sharp from 'sharp';

const linear = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** Something drawn, as SVG, to be laid on a surface. */
export class Sheet {
  r = 1;
  g = 1;
  b = 1;
  private readonly pixels: Uint8Array;
  private readonly wide: number;
  private readonly high: number;

  private constructor(pixels: Uint8Array, wide: number, high: number) {
    this.pixels = pixels;
    this.wide = wide;
    this.high = high;
  }

  /** A drawing on white, `wide` by `high` in its own units. */
  static async of(wide: number, high: number, drawing: string, scale = 1): Promise<Sheet> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * scale}" height="${high * scale}" viewBox="0 0 ${wide} ${high}"><rect width="${wide}" height="${high}" fill="#fff"/>${drawing}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Sheet(data, info.width, info.height);
  }

  /** Reads the colour at a place, both from 0 to 1, into r, g and b. */
  look(u: number, v: number): void {
    const x = Math.min(this.wide - 1.001, Math.max(0, u * this.wide - 0.5));
    const y = Math.min(this.high - 1.001, Math.max(0, v * this.high - 0.5));
    const i = Math.floor(x);
    const j = Math.floor(y);
    const at = (j * this.wide + i) * 3;
    const below = at + this.wide * 3;
    const fx = x - i;
    const fy = y - j;
    const mix = (k: number) =>
      (this.value(at + k) * (1 - fx) + this.value(at + 3 + k) * fx) * (1 - fy) +
      (this.value(below + k) * (1 - fx) + this.value(below + 3 + k) * fx) * fy;
    this.r = mix(0);
    this.g = mix(1);
    this.b = mix(2);
  }

  /** How thick what is drawn lies on the sheet, from 0 to 1. */
  height(u: number, v: number): number {
    const { r, g, b } = this;
    this.look(u, v);
    const thick = 1 - (this.r + this.g + this.b) / 3;
    this.r = r;
    this.g = g;
    this.b = b;
    return thick;
  }

  private value(at: number): number {
    return linear[this.pixels[at] ?? 255] ?? 1;
  }
}
