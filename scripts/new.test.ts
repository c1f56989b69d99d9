import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { checkCompany } from '../site/check-company/company.ts';
import { report } from '../site/check-company/fault.ts';
import { stillSample } from './launch-check.ts';
import { slugOf } from '../site/src/lib/slug.ts';
import { writeNew } from './new.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const place = () => join(temporaryFolder(), 'halden');

const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

test('a new company has no faults, has its own name, and names nobody else', async () => {
  const folder = place();
  writeNew('company', 'Halden & Rye', folder);
  const faults = await checkCompany(folder);
  expect(faults, report(folder, faults)).toEqual([]);
  expect(readFileSync(join(folder, 'company.yaml'), 'utf8')).toContain('name: Halden & Rye\n');
  const texts = textsOf(folder);
  expect(texts.filter(([, text]) => text.toLowerCase().includes(SAMPLE))).toEqual([]);
  expect(stillSample(folder).map(({ file, what }) => `${file}: ${what}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^company\.yaml: email/),
      expect.stringMatching(/^stats\.yaml: sample-a/),
    ]),
  );
});

const long =
  'As long as a heading is when nobody has counted its letters, and then a little longer';

test.for(['service', 'industry', 'article', 'work', 'page'])(
  'a new %s passes the check of the company',
  async (what) => {
    for (const [title, slug] of [
      ['Straße & Søn: care', /stra-e-s-n-care\.(yaml|md)$/],
      [long, /a-little-longer\.(yaml|md)$/],
    ] as const) {
      const folder = place();
      cpSync(companyFolder(SAMPLE), folder, { recursive: true });
      const [written = ''] = writeNew(what, title, folder);
      expect(written).toMatch(slug);
      const faults = await checkCompany(folder);
      expect(faults, report(folder, faults)).toEqual([]);
    }
  },
);

test('existing files are not overwritten', () => {
  const folder = place();
  writeNew('company', 'Halden & Rye', folder);
  const before = textsOf(folder);
  expect(() => writeNew('company', 'Another', folder)).toThrow(
    /already exists; nothing is overwritten/,
  );
  expect(() => writeNew('service', 'Web development', folder)).toThrow(/already/);
  expect(textsOf(folder)).toEqual(before);
});

test('an unknown kind is an error that lists the known ones', () => {
  expect(() => writeNew('servise', 'Care', place())).toThrow(/company\|service\|industry\|article/);
  expect(() => writeNew('service', '!', place())).toThrow(/no letter/);
});

test('a title becomes a slug', () => {
  expect(slugOf('Halden & Rye')).toBe('halden-rye');
  expect(slugOf('Über uns: Qualität')).toBe('uber-uns-qualitat');
});
