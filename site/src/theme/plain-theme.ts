import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../styles/theme.css'), 'utf8');
const [, block = ''] = /@theme \{([^}]*)\}/.exec(sheet.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];

/** The product's own tokens, as src/styles/theme.css has them: '--text-hero'. */
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

/** 'bannerFrom' as a token: '--color-banner-from'. */
export const colorToken = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The values of a colour in both schemes: https://www.w3.org/TR/css-color-5/#light-dark */
export function plainColor(name: string): { light: string; dark: string } {
  const value = plainToken(colorToken(name));
  const [, light = value, dark = value] = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value) ?? [];
  return { light, dark };
}
