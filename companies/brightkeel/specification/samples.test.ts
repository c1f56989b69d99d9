import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stillSample } from '../../../scripts/launch-check/samples.ts';

const company = join(import.meta.dirname, '..');
const samplesIn = (file: string) => stillSample(company).filter((found) => found.file === file);

test('a project that says it is an example still has to be replaced', () => {
  const yaml = readFileSync(join(company, 'project-log.yaml'), 'utf8');
  expect(samplesIn('project-log.yaml').length > 0).toBe(/^notice:/m.test(yaml));
});

test.each(['testimonials', 'customers', 'stats'])(
  'every entry of %s is sample, and launch-check names it',
  (name) => {
    const file = `${name}.yaml`;
    const entries = parse(readFileSync(join(company, file), 'utf8')) as { id: string }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(samplesIn(file).map(({ what }) => what.replace(/ is sample\..*/, ''))).toEqual(
      entries.map(({ id }) => id),
    );
  },
);
