import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { writeNew } from '../new.ts';
import { type Finding, shown } from './company-texts.ts';
import { wrongCounts } from './counts.ts';
import { foreignWords } from './other-companies.ts';
import { picturesWithoutRights } from './rights.ts';

/** A company's folder with these files. */
function company(files: Record<string, string>, folder = join(temporaryFolder(), 'own')): string {
  for (const [file, text] of Object.entries({ 'company.yaml': 'name: Halden\n', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const facts = (folder: string) => readFileSync(join(folder, 'company.yaml'), 'utf8');

/** The findings as ‘file:line: what’, the file below the company's folder. */
const read = (folder: string, findings: Finding[]) =>
  findings.map((finding) => {
    const [, place] = shown(folder, finding).split(`/${basename(folder)}/`);
    return place;
  });

const two = { 'industries/a.yaml': 'name: A\n', 'industries/b.yaml': 'name: B\n' };
const counts = (files: Record<string, string>) => {
  const folder = company(files);
  return read(folder, wrongCounts(folder));
};

test('a number in words that is not that of the content is told with its file and line', () => {
  const home =
    'title: A\nindustries:\n  heading: Ours\n  text: >-\n    All of\n    our Eight trades.\n';
  expect(counts({ ...two, 'pages/home.yaml': home })).toEqual([
    'pages/home.yaml:6: “Eight trades”, and there are 2 in industries/. Fix: write the number that is true, or “# launch-check: right” behind the line.',
  ]);
  expect(counts({ ...two, 'pages/home.yaml': home.replace('Eight', 'Two') })).toEqual([]);
});

test.for([
  [
    'company.yaml',
    'name: H\nblurb: We are in 3 offices.\noffices: [{ name: A }]\n',
    ':2: “3 offices”',
  ],
  ['articles/a.md', '---\ntitle: A\n---\n\nRead our\nthree articles.\n', ':6: “three articles”'],
  ['testimonials.yaml', '- id: a\n', undefined],
  [
    'pages/home.yaml',
    'testimonials:\n  text: Nine people on what went well.\nengagement:\n  text: Nine people build it.\n',
    ':2: “Nine people”, and there are 1 in testimonials.yaml',
  ],
  [
    'pages/about.yaml',
    'principles:\n  text: The six rules.\n  points: [{ title: A }, { title: B }]\n',
    ':2: “six rules”, and points beside it has 2',
  ],
  ['customers.yaml', '- id: a\n- id: b\n- id: c\n', undefined],
  [
    'pages/blog.yaml',
    'heading: Sixteen logos\n',
    ':1: “Sixteen logos”, and there are 3 in customers',
  ],
  ['home-services.yaml', '- id: a\n', undefined],
  ['pages/contact.yaml', 'text: Six kinds of work\n', ':1: “Six kinds of work”'],
] as const)('%s: %s', ([file, text, told]) => {
  const others = {
    'testimonials.yaml': '- id: a\n',
    'customers.yaml': '- id: a\n- id: b\n- id: c\n',
    'home-services.yaml': '- id: a\n',
    'articles/b.md': '---\ntitle: B\n---\n\nNothing.\n',
  };
  const found = counts({ ...two, ...others, [file]: text });
  if (told === undefined) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(`${file}${told}`)]);
});

test('what only looks like a count is left alone', () => {
  const lines = [
    'Three to six trades, two of the nine industries, more than five sectors',
    'Three other industries, four hundred articles, 1.5 services, 12 weeks',
    'In the trade for eight years, two weeks of services',
    'Two trades, each with its own words',
  ];
  expect(
    counts({ ...two, 'articles/a.md': `---\ntitle: A\n---\n\n${lines.join('.\n\n')}.\n` }),
  ).toEqual([]);
});

test('somebody who knows better says so beside the words', () => {
  const right = {
    'pages/a.yaml': 'text: Eight trades # launch-check: right\n',
    'pages/b.yaml': '# launch-check: right\ntext: >-\n  It is about\n  eight trades.\n',
    'articles/a.md': '---\ntitle: A\n---\n\n<!-- launch-check: right -->\nEight trades.\n',
  };
  expect(counts({ ...two, ...right })).toEqual([]);
});

test('words, names and articles of another company are told, with whose they are', () => {
  const companies = temporaryFolder();
  const sentence = 'We lay the foundations first and hand over code that is yours.';
  const article = '---\ntitle: A\n---\n\nEverything we know about it is here, in full length.\n';
  company(
    {
      'company.yaml': 'name: Oakley\n',
      'pages/about.yaml': `text: >-\n  Short. Oakley is yours. ${sentence}\n`,
      'articles/a.md': article,
    },
    join(companies, SAMPLE),
  );
  company({ 'company.yaml': 'name: Elm & Sons\n' }, join(companies, 'elm'));
  const folder = company({
    'pages/home.yaml': `lead: Ours\ntext: We lay the foundations first\n  and hand over code that is yours. Short.\n`,
    'pages/about.yaml': 'text: As Elm & Sons says\nmore: Ask OAKLEY!\nless: Oakleys are trees\n',
    'articles/a.md': article,
    'articles/b.md': '---\ntitle: B\n---\n\nSample: what this is about.\n',
  });
  expect(read(folder, foreignWords(folder, companies)).sort()).toEqual([
    'articles/a.md:1: this is an article of the sample company, word for word. Fix: write your own over it, or take it away.',
    'articles/b.md:5: these are words of the template. Fix: write your own over them.',
    'pages/about.yaml:1: “Elm & Sons” is the company in companies/elm. Fix: write {company} or what is yours.',
    'pages/about.yaml:2: “OAKLEY” is the sample company. Fix: write {company} or what is yours.',
    `pages/home.yaml:2: “${sentence}” is a sentence of the sample company. Fix: say it in your own words.`,
  ]);
});

test('a company that was copied with another name is still the sample one in its words', () => {
  const folder = join(temporaryFolder(), 'own');
  cpSync(companyFolder(SAMPLE), folder, { recursive: true });
  const [, name = ''] = /^name: (.+)$/m.exec(facts(folder)) ?? [];
  writeFileSync(join(folder, 'company.yaml'), facts(folder).replaceAll(name, 'Halden'));
  const found = read(folder, foreignWords(folder, join(companyFolder(SAMPLE), '..')));
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter((line) => line?.startsWith('company.yaml')).join('\n')).toContain(
    '“Halden designs and builds web, mobile and custom software.” is a sentence of the sample company',
  );
});

test('a new company is told which words are still the template’s, and nothing of a stranger', () => {
  const folder = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden', folder);
  const found = read(folder, foreignWords(folder, join(companyFolder(SAMPLE), '..')));
  expect(found.filter((line) => !line?.includes('these are words of the template'))).toEqual([]);
  expect(found).toContainEqual(expect.stringMatching(/^navigation\.yaml:\d+: these are words/));
});

test('the companies that come with the product say nothing untrue and nothing of each other', () => {
  const companies = join(companyFolder(SAMPLE), '..');
  const samples = readdirSync(companies)
    .map((slug) => join(companies, slug))
    .filter((folder) => /^sample:\s*(?:\[|- )name/m.test(facts(folder)));
  expect(samples).toContain(companyFolder(SAMPLE));
  for (const folder of samples) {
    expect(read(folder, wrongCounts(folder))).toEqual([]);
    expect(read(folder, foreignWords(folder, companies))).toEqual([]);
    expect(read(folder, picturesWithoutRights(folder))).toEqual([]);
  }
});

test('a picture of which nobody knows whose it is is told, and a note about none', () => {
  const folder = company({
    'pictures/a.jpg': '',
    'pictures/team/b.webp': '',
    'pictures/c.png': '',
    'pictures/notes.txt': '',
    'pictures/rights.yaml':
      '# Asked in March.\nteam/: Our own\nb.jpg: Bought\nc.png: CC0, from us\n',
  });
  expect(read(folder, picturesWithoutRights(folder))).toEqual([
    'pictures/a.jpg:1: nobody has written whose this picture is. Fix: write it into pictures/rights.yaml: “a.jpg: Our own”, or the licence and where it is from.',
    'pictures/rights.yaml:3: there is no picture b.jpg. Fix: correct the name, or take the line out.',
  ]);
  expect(picturesWithoutRights(company({}))).toEqual([]);
});
