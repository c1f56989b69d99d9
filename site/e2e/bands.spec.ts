import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { usedBands } from '../integrations/bands.ts';
import { bandKinds } from '../src/lib/band-kinds.ts';
import type { BandKind } from '../src/schema/bands/bands.ts';
import { expect, test } from './support/test.ts';

const dist = process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist');
const source = resolve(import.meta.dirname, '../src');
const kinds = Object.keys(bandKinds) as BandKind[];
const used = new Set(Object.values(usedBands(companyFolder())).flatMap((page) => [...page]));

/** The classes that the sheets beside the components of these kinds define. */
const classesOf = (some: BandKind[]) =>
  some
    .map((kind) => join(source, bandKinds[kind].part.replace(/\.\w+$/, '.css')))
    .filter((sheet) => existsSync(sheet))
    .flatMap((sheet) => readFileSync(sheet, 'utf8').match(/(?<=^\s*)\.[a-z][\w-]+/gm) ?? []);

test('kinds of bands that a company does not use are in none of its style sheets', () => {
  const css = readdirSync(join(dist, '_astro'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(dist, '_astro', name), 'utf8'))
    .join('');
  const has = (name: string) => new RegExp(`\\${name}(?![\\w-])`).test(css);
  const needed = classesOf(kinds.filter((kind) => used.has(kind)));
  expect(needed.filter((name) => !has(name))).toEqual([]);
  const others = classesOf(kinds.filter((kind) => !used.has(kind)));
  expect(others.filter((name) => !needed.includes(name) && has(name))).toEqual([]);
});
