import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CleanSvg, cleanSvg } from '../src/pictures/clean-svg.ts';

export type CustomerLogo = CleanSvg | { png: string; width: number; height: number };

/**
 * The files of brand/customers by their names: SVG cleaned, and where a PNG is.
 *
 * @param folder the company's, an absolute path
 */
export async function customerLogos(folder: string): Promise<Record<string, CustomerLogo>> {
  const customers = join(folder, 'brand/customers');
  const files = existsSync(customers) ? readdirSync(customers).sort() : [];
  const logos = files.map(async (file): Promise<[string, CustomerLogo][]> => {
    const path = join(customers, file);
    if (file.endsWith('.svg')) return [[file.slice(0, -4), cleanSvg(readFileSync(path, 'utf8'))]];
    if (!file.endsWith('.png')) return [];
    const { width, height } = await sharp(path).metadata();
    return [[file.slice(0, -4), { png: path, width, height }]];
  });
  return Object.fromEntries((await Promise.all(logos)).flat());
}
