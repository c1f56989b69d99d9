import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { general } from './bands.ts';
import { caseParts, industryParts, serviceParts } from './parts.ts';

const samples = parse(readFileSync(join(import.meta.dirname, 'samples.yaml'), 'utf8')) as {
  kind: string;
}[];

test('there is one sample of every kind of band, and each fits its schema', () => {
  const all = [...general, ...serviceParts, ...industryParts, ...caseParts];
  expect(samples.map(({ kind }) => kind).sort()).toEqual(
    all.map(({ shape }) => shape.kind.value).sort(),
  );
  expect(samples.length).toBeGreaterThanOrEqual(20);
  for (const sample of samples) {
    const schema = all.find(({ shape }) => shape.kind.value === sample.kind);
    expect(schema?.safeParse(sample).error, sample.kind).toBeUndefined();
  }
});
