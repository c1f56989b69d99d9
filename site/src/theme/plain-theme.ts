import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../styles/theme.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/**
 * The value of one of the product's own tokens, as src/styles/theme.css has it.
 *
 * @param name '--text-hero'
 */
export function plainToken(name: string): string {
  const [, value] = new RegExp(`[\\s{]${name}:\\s*([^;]+);`).exec(sheet) ?? [];
  if (value === undefined) throw new Error(`src/styles/theme.css has no token ${name}.`);
  return value.replace(/\s+/g, ' ');
}

/** The values of a token in both schemes: https://www.w3.org/TR/css-color-5/#light-dark */
export function plainColor(name: string): { light: string; dark: string } {
  const value = plainToken(`--color-${name}`);
  const [, light = value, dark = value] = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value) ?? [];
  return { light, dark };
}
