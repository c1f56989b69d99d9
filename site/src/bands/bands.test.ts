import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bandKinds, definitions, industryBands, pageBands, serviceBands } from './bands.ts';

const opening = { kind: 'opening', heading: 'One', text: 'Two' };
const enquiry = { kind: 'enquiry' };
const counters = { kind: 'counters', heading: 'One', text: 'Two' };
const prose = { kind: 'prose', heading: 'One', paragraphs: ['Two'] };

const row = ['A file', 'Waits'];
const table = { kind: 'table', heading: 'One', columns: ['What', 'Then'], rows: [row, row] };

const faultsOf = (schema: typeof pageBands, bands: unknown[]) =>
  schema.safeParse(bands).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('bands can be omitted, reordered and repeated', () => {
  expect(faultsOf(pageBands, [opening, prose, counters, table, prose, enquiry])).toBeUndefined();
  expect(faultsOf(pageBands, [enquiry, opening])).toBeUndefined();
});

test.for<[unknown[], RegExp]>([
  [[], /^: /],
  [[prose], /^: no band contains the heading/],
  [[opening, enquiry, enquiry], /^2\.kind: enquiry is in the list twice/],
  [[opening, { ...opening, kind: 'hero' }], /^1/],
  [[opening, opening], /^1\.kind: opening is in the list twice/],
  [[opening, { kind: 'pricing' }], /^1\.kind: /],
  [[opening, { kind: 'serviceHead' }], /^1\.kind: /],
  [[opening, { kind: 'counters', heading: 'One' }], /^1\.text: /],
  [
    [opening, { ...table, rows: [row, [...row, 'theirs and ours']] }],
    /^1\.rows\.1: has 3 cells, and the table has 2 columns/,
  ],
])('%j is refused', ([bands, message]) => {
  expect(faultsOf(pageBands, bands)?.[0]).toMatch(message);
});

test('services and industries can use bands of their own, and can omit the heading', () => {
  const parts = [{ kind: 'techStack' }, prose, { kind: 'dependsOn' }];
  expect(serviceBands.safeParse(parts).error).toBeUndefined();
  expect(serviceBands.safeParse([{ kind: 'serviceHead' }, ...parts]).error).toBeUndefined();
  expect(industryBands.safeParse([{ kind: 'learning' }, prose]).error).toBeUndefined();
  expect(industryBands.safeParse(parts).error?.issues[0]?.path).toEqual([0, 'kind']);
});

test.for(bandKinds)(
  'the folder of %s has its schema, its component, and a sample if it needs fields',
  (kind) => {
    const folder = join(import.meta.dirname, kind);
    const component = `${kind[0]?.toUpperCase()}${kind.slice(1)}Band`;
    const files = ['tsx', 'astro'].map((extension) => join(folder, `${component}.${extension}`));
    expect(
      files.some((file) => existsSync(file)),
      component,
    ).toBe(true);

    const file = join(folder, 'sample.yaml');
    const [sample] = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [{ kind }];
    expect(sample.kind).toBe(kind);
    expect(definitions[kind].schema.safeParse(sample).error).toBeUndefined();
  },
);
