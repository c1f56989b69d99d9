/**
 * The value of a colour token in both schemes, as sRGB in hexadecimal.
 *
 * @param token '--color-ink'
 * @param css where it is declared: as oklch() or hexadecimal, alone or in light-dark(). Of the
 *   declarations in `@theme` the last counts
 * @throws when there is none, or it is written in another way
 */
export function schemesOf(token: string, css: string): { light: string; dark: string } {
  const themes = [...css.matchAll(/@theme[^{]*\{([^}]*)\}/g)].map(([, body = '']) => body).join('');
  const value = [...themes.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].at(-1)?.[1];
  const [, light, dark] = /^light-dark\((.+\)|[^,]+),\s*(.+)\)$/.exec(value ?? '') ?? [];
  if (!value) throw new Error(`${token} is not declared in the @theme of theme.css.`);
  return { light: hex(light ?? value, token), dark: hex(dark ?? value, token) };
}

function hex(color: string, token: string): string {
  const known = color.trim();
  if (/^#[0-9a-f]{6}$/i.test(known)) return known.toLowerCase();
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(known) ?? [];
  if (h === undefined)
    throw new Error(
      `${token} is “${known}” in theme.css, which icons and share images cannot take. Write it as oklch(0.5 0.1 250) or #123456.`,
    );
  return `#${sRgb(Number(l), Number(c), Number(h)).map(byte).join('')}`;
}

const byte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/** OKLCH to gamma-encoded sRGB: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function sRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}
