import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME_SHEET = readFileSync(join(import.meta.dirname, '../styles/theme.css'), 'utf8');
const [, block = ''] =
  /@theme \{([^}]*)\}/.exec(THEME_SHEET.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];

/** The product's default tokens, from src/styles/theme.css: '--text-hero'. */
export const plainTokens: ReadonlyMap<string, string> = new Map(
  [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]),
);

export function plainToken(name: string): string {
  const value = plainTokens.get(name);
  if (value === undefined) throw new Error(`src/styles/theme.css has no token ${name}.`);
  return value;
}

/** Returns the token of a color: '--color-banner-from' for 'bannerFrom'. */
export const colorToken = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns a color's default values in both schemes: https://www.w3.org/TR/css-color-5/#light-dark */
export function plainColor(name: string): { light: string; dark: string } {
  const value = plainToken(colorToken(name));
  const [, light = value, dark = value] = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value) ?? [];
  return { light, dark };
}
