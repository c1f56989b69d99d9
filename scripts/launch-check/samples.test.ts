import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { shown } from './company-texts.ts';
import { stillSample } from './samples.ts';

/** The findings in a company's folder with one file. */
function found(file: string, text: string): string[] {
  const folder = temporaryFolder();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return stillSample(folder).map((finding) => shown('.', finding));
}

test('each entry that is marked as sample is told, with the file and the line of the mark', () => {
  const yaml = '- id: one\n  sample: true\n- id: two\n  sample: false\n- id: three\n';
  expect(found('stats.yaml', yaml)).toEqual([
    'stats.yaml:2: one is sample. Fix: write your own over it, and take sample: true out.',
  ]);
});

test('each sample fact of the company is told with the line where it stands', () => {
  expect(found('company.yaml', 'name: X\nemail: a\nphone: 1\nsample: [name, phone]\n')).toEqual([
    'company.yaml:1: name is sample. Fix: write your own, and take name out of sample.',
    'company.yaml:3: phone is sample. Fix: write your own, and take phone out of sample.',
  ]);
});

test('a file that is all sample is told as a whole', () => {
  expect(found('work/a.yaml', '# A case\nheading: X\nsample: true\n')).toEqual([
    'work/a.yaml:3: all of it is sample. Fix: write your own over it, and take sample: true out.',
  ]);
  expect(found('work/a.yaml', 'heading: X\nsample: false\n')).toEqual([]);
});

test('an empty file, and one that cannot be read, is left to the check of the build', () => {
  expect(found('stats.yaml', '')).toEqual([]);
  expect(found('stats.yaml', '- id: "one\n  sample: true\n')).toEqual([]);
});
