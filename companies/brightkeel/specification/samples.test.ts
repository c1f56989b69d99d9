import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { samplesIn } from '../../../scripts/launch-check.ts';

const company = join(import.meta.dirname, '..');

test('a project that says it is an example still has to be replaced', () => {
  const yaml = readFileSync(join(company, 'project-log.yaml'), 'utf8');
  expect(samplesIn('project-log.yaml', yaml).length > 0).toBe(/^notice:/m.test(yaml));
});

test.each(['testimonials', 'customers', 'stats'])(
  'every entry of %s is sample, and launch-check names it',
  (name) => {
    const file = join(company, `${name}.yaml`);
    const yaml = readFileSync(file, 'utf8');
    const entries = parse(yaml) as { id: string }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(samplesIn(file, yaml)).toEqual(entries.map(({ id }) => `${file}: ${id}`));
  },
);
