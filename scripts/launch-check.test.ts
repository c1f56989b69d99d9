import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { writeFromTemplate } from './new.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import {
  findUnnamedFields,
  findOtherCompanies,
  listTemplateTexts,
  findPicturesWithoutRights,
  type LaunchTask,
  findUnnamedReceivers,
  findSamples,
  findUnsetSettings,
} from './launch-check.ts';

function company(files: Record<string, string>, folder = join(temporaryFolder(), 'own')): string {
  for (const [file, text] of Object.entries({ 'company.yaml': 'name: Halden\n', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const formatTasks = (problems: LaunchTask[]) =>
  problems.map(({ file, line, task }) => `${file}:${line}: ${task}`);

test.each([
  [
    'counters.yaml',
    '- id: one\n  sample: true\n- id: two\n  sample: false\n- id: three\n',
    ['counters.yaml:2: one is sample. Fix: write your own over it, and take sample: true out.'],
  ],
  [
    'company.yaml',
    'name: X\nemail: a\nsample: [email]\n',
    ['company.yaml:2: email is sample. Fix: write your own, and take email out of sample.'],
  ],
  [
    'work/a.yaml',
    'heading: X\nsample: true\n',
    ['work/a.yaml:2: all of it is sample. Fix: write your own over it, and take sample: true out.'],
  ],
  ['counters.yaml', '- id: "one\n  sample: true\n', []],
])('sample content is listed in %s %j', (file, text, expected) => {
  expect(formatTasks(findSamples(company({ [file]: text })))).toEqual(expected);
});

test('every site that receives visitors’ data has to be named in the privacy policy', () => {
  const folder = company({
    'pages/a.yaml': `bands:
  - { kind: newsletter, form: { action: https://1.sibforms.com/serve/1 } }
  - { kind: embed, embed: { link: https://cal.com/acme } }
  - { kind: embed, embed: { link: https://forms.example.com/1 } }
`,
    'articles/b.md': '---\ntitle: B\n---\n\n```embed\nlink: https://vimeo.com/1\n```\n',
    'pages/privacy-policy.yaml': 'text: A call is booked at Cal.com.\n',
  });
  const fix =
    'receives data of visitors, and the privacy policy does not name it. Fix: say in pages/privacy-policy.yaml what it receives, and why.';
  expect(formatTasks(findUnnamedReceivers(folder)).sort()).toEqual([
    `articles/b.md:5: Vimeo ${fix}`,
    `pages/a.yaml:2: Brevo ${fix}`,
    `pages/a.yaml:4: forms.example.com ${fix}`,
  ]);
});

test('every field of the form has to be named in the privacy policy', () => {
  const facts = `${readFileSync(join(companyFolder(), 'company.yaml'), 'utf8').replace(/^fields:[^]*?(?=^\w)/m, '')}
fields:
  firm: { kind: text, label: Your firm }
  terms: { kind: tick, label: "I have read [the terms](/terms)" }
`;
  const policy = (text: string) =>
    findUnnamedFields(
      company({ 'company.yaml': facts, 'pages/privacy-policy.yaml': `text: ${text}\n` }),
    );
  expect(policy('The form asks for your firm.').map(({ task }) => task)).toEqual([
    expect.stringMatching(/^the form asks for “I have read the terms”, .*Fix: write \{fields\}/),
  ]);
  expect(policy('The form asks for {fields}.')).toEqual([]);
});

test('what the owner has to write is listed by its field, or by its line in an article', () => {
  const folder = company({
    'articles/b.md': '---\ntitle: B\n---\n\nSample: what this is about.\n',
    'pages/home.yaml': "# Sample: a note\nbands:\n  - kind: hero\n    lead: 'Sample: We'\n",
    'de/pages/home.yaml': 'title: Ours\n',
  });
  expect(formatTasks(listTemplateTexts(folder)).sort()).toEqual([
    'articles/b.md:5: these are of the template. Fix: write your own words over it.',
    'pages/home.yaml:4: bands[0].lead is of the template. Fix: write your own words over it.',
  ]);
});

test('a new company has real words wherever the guide does not ask for others', () => {
  const folder = join(temporaryFolder(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', folder);
  const unwritten = listTemplateTexts(folder).map(({ file }) => file);
  const sample = findSamples(folder).map(({ file }) => file);
  const opened = [...readFileSync('docs/guide/README.md', 'utf8').matchAll(/`halden\/([^`]+)`/g)];
  const allowed = new Set([...opened.map(([, file]) => file), ...sample]);
  expect(unwritten.filter((file) => !allowed.has(file))).toEqual([]);
});

test('other companies’ names and files are listed', () => {
  const companies = temporaryFolder();
  const article = `---\ntitle: A\n---\n\n${'Everything we know about it. '.repeat(10)}\n`;
  company(
    { 'company.yaml': 'name: Elm & Sons\n', 'articles/a.md': article },
    join(companies, 'elm'),
  );
  const folder = company({
    'pages/about.yaml': 'text: As Elm & Sons says\nless: Elmwood is a tree\n',
    'articles/a.md': article,
  });
  expect(formatTasks(findOtherCompanies(folder, companies)).sort()).toEqual([
    'articles/a.md:1: this file is that of Elm & Sons, word for word. Fix: write your own over it, or delete it.',
    'pages/about.yaml:1: “Elm & Sons” is another company. Fix: write {company} or your own words.',
  ]);
});

test('a picture without a note of its rights is listed, and so is a note without a picture', () => {
  const folder = company({
    'pictures/a.jpg': '',
    'pictures/team/b.webp': '',
    'pictures/rights.yaml': 'team/: Our own\nb.jpg: Bought\n',
  });
  expect(formatTasks(findPicturesWithoutRights(folder))).toEqual([
    expect.stringMatching(/^pictures\/a\.jpg:1: nobody .* “a\.jpg: Our own”/),
    'pictures/rights.yaml:2: there is no picture b.jpg. Fix: correct the name, or remove the line.',
  ]);
});

test('the companies of the project are free of each other and note the rights of their pictures', () => {
  const companies = join(companyFolder(), '..');
  for (const name of readdirSync(companies)) {
    expect(formatTasks(findOtherCompanies(join(companies, name), companies))).toEqual([]);
    expect(formatTasks(findPicturesWithoutRights(join(companies, name)))).toEqual([]);
  }
});

test('settings that keep enquiries from arriving are listed, also when empty', () => {
  const set = { PUBLIC_ORIGIN: 'a', SMTP_URL: 'smtp://a', MAIL_FROM: 'a', TRUST_PROXY: 'false' };
  expect(findUnsetSettings(set)).toEqual(['MAIL_TO: the mailbox that enquiries go to']);
  expect(findUnsetSettings({ ...set, MAIL_TO: 'a', TRUST_PROXY: '' })).toEqual([
    expect.stringMatching(/share one limit$/),
  ]);
});
