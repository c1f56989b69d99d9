import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { checkCompany } from '../site/check/company/check-company.ts';
import { formatFileProblems } from '../site/check/company/file-problem.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { findOtherCompanies, findSamples } from './launch-check.ts';
import { writeFromTemplate } from './new.ts';

const place = () => join(temporaryFolder(), 'halden');

async function expectNoProblems(folder: string) {
  const problems = await checkCompany(folder);
  expect(problems, formatFileProblems(folder, problems)).toEqual([]);
}

test('a new company has its own name, no problems, and nothing of another company', async () => {
  const folder = place();
  writeFromTemplate('company', 'Halden & Rye', folder);
  await expectNoProblems(folder);
  const facts = readFileSync(join(folder, 'company.yaml'), 'utf8');
  expect(facts).toContain('name: Halden & Rye\n');
  expect(facts).toContain('email: hello@halden-rye.example.com\n');
  const samples = findSamples(folder).map(({ file, task }) => `${file}: ${task}`);
  expect(samples).toContainEqual(expect.stringMatching(/^company\.yaml: email/));
  expect(samples).toContainEqual(expect.stringMatching(/^counters\.yaml: sample-a/));
  for (const name of ['about', 'contact', 'enquiry-failed', 'privacy-policy', 'thank-you'])
    expect(samples).toContainEqual(expect.stringMatching(`^pages/${name}\\.yaml: all of it`));
  expect(findOtherCompanies(folder, join(companyFolder(SAMPLE), '..'))).toEqual([]);
});

const long = 'A heading that nobody has counted, and then it goes on for a little longer than that';

test('a new entry of each kind passes the check of the company', async () => {
  const folder = place();
  cpSync(companyFolder(SAMPLE), folder, { recursive: true });
  for (const what of ['service', 'industry', 'article', 'work', 'job', 'page']) {
    const [odd = ''] = writeFromTemplate(what, 'Straße & Søn: care', folder);
    expect(odd).toMatch(/strasse-son-care\.(yaml|md)$/);
    writeFromTemplate(what, long, folder);
  }
  await expectNoProblems(folder);
});

test('a company without services and industries gets a new page', async () => {
  const folder = place();
  writeFromTemplate('company', 'Halden & Rye', folder);
  for (const path of ['services', 'industries', 'service-cards.yaml'])
    rmSync(join(folder, path), { recursive: true });
  writeFromTemplate('page', 'Prices', folder);
  await expectNoProblems(folder);
});

test('a new case study says that nobody ordered it, and counts as sample', () => {
  const folder = place();
  writeFromTemplate('company', 'Halden & Rye', folder);
  const [file = ''] = writeFromTemplate('work', 'Oak and ash', folder);
  expect(readFileSync(file, 'utf8')).toContain('concept: true');
  const samples = findSamples(folder).map(({ file, task }) => `${file}: ${task}`);
  expect(samples).toContainEqual(expect.stringMatching(/^work\/oak-and-ash\.yaml: all of it/));
});

test('existing files are not overwritten, and an unknown kind lists the known ones', () => {
  const folder = place();
  writeFromTemplate('company', 'Halden & Rye', folder);
  const before = readdirSync(folder, { recursive: true });
  expect(() => writeFromTemplate('company', 'Another', folder)).toThrow(/nothing is overwritten/);
  expect(() => writeFromTemplate('service', 'Web development', folder)).toThrow(/already exists/);
  expect(() => writeFromTemplate('servise', 'Care', folder)).toThrow(
    /company\|service\|industry\|article/,
  );
  expect(() => writeFromTemplate('service', '!', folder)).toThrow(/no letter/);
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});
