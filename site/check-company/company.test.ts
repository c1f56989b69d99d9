import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeNew } from '../../scripts/new.ts';
import { checkCompany } from './company.ts';
import { report } from './fault.ts';

const made = mkdtempSync(join(tmpdir(), 'made-'));
beforeAll(() => void writeNew('company', 'Halden & Rye', join(made, 'halden')));
afterAll(() => rmSync(made, { recursive: true }));

type Change = (text: string) => string;

/** A copy of a new company in which some files say something else. */
function copyWith(changes: Record<string, Change>) {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(made, 'halden'), folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    expect(after, `${file} was changed`).not.toBe(before);
    writeFileSync(path, after);
  }
  return folder;
}

const told = async (folder: string) => report(folder, await checkCompany(folder));

const change =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
const appended =
  (end: string): Change =>
  (text) =>
    text + end;

/** The number of the line that begins with these words, however many stand over it. */
const lineOf = (folder: string, file: string, start: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1;

test('the company that is set has no fault', async () => {
  expect(await checkCompany(companyFolder())).toEqual([]);
});

test('a new company has no fault', async () => {
  expect(await checkCompany(copyWith({}))).toEqual([]);
});

/** What is wrong, in which file, from which change; how its line begins, and what is told of it. */
type Case = [what: string, file: string, change: Change, line: string, message: string];

test.for<Case>([
  [
    'YAML that cannot be read',
    'testimonials.yaml',
    () => '- id: one\n  quote: "She said\n',
    '  quote',
    '\n  cannot be read as YAML: Missing closing "quote.\n  Fix: close the quote or the bracket that was opened on this line or above it.',
  ],
  [
    'a colon in a text without quotes',
    'company.yaml',
    change('phone: ', 'phone: Call: '),
    'phone',
    '\n  cannot be read as YAML: Nested mappings are not allowed in compact mappings.\n  Fix: a text that holds a colon and a space reads as a field: put the text in quotes, or write it under the key after “>-”.',
  ],
  [
    'a list file without an entry',
    'testimonials.yaml',
    () => '[]\n',
    '[]',
    '\n  the list is empty.\n  Fix: give it at least one entry, which begins with “- id:”.',
  ],
  [
    'a list in a file that may not be empty',
    'services/web-development.yaml',
    change(/dependsOn:\n( .*\n)+/, 'dependsOn: []\n'),
    'dependsOn',
    '  dependsOn\n  the list is empty.\n  Fix: give it at least 3. It is for: What cost, time and result depend on.',
  ],
  [
    'a list that is too short',
    'pages/not-found.yaml',
    change(/ {4}- title(.*\n)+?(?= {4}- title)/, ''),
    '  links',
    '  leads.links\n  the list has 3, and it takes exactly 4.\n  Fix: add 1.',
  ],
  [
    'an unknown field, with the nearest known name',
    'testimonials.yaml',
    change('  author:', '  autor:'),
    '  autor',
    '  [0].autor\n  there is no field “autor”; did you mean “author”?\n  Fix: write author, or take the line out.',
  ],
  [
    'an unknown field of a kind of band',
    'services/web-development.yaml',
    change('    paragraphs:', '    paragraph:'),
    '    paragraph',
    '  bands[0].paragraph\n  there is no field “paragraph”; did you mean “paragraphs”?\n  Fix: write paragraphs, or take the line out.',
  ],
  [
    'a field that nothing known comes near',
    'stats.yaml',
    change('  value: 1\n', '  value: 1\n  background: red\n'),
    '  background',
    '  [0].background\n  there is no field “background”.\n  Fix: take it out. Known here: id, label, value, sample.',
  ],
  [
    'a missing field',
    'stats.yaml',
    change(/ {2}label: .*\n/, ''),
    '- id',
    '  [0].label\n  label is missing.\n  Fix: write it here; it takes text. It is for: Projects Completed.',
  ],
  [
    'a wrong type, in plain words',
    'stats.yaml',
    change('value: 1', 'value: many'),
    '  value',
    '  [0].value\n  it takes a number, and “many” stands there.\n  Fix: write a number. It is for: Shown with a plus.',
  ],
  [
    'a number where text is wanted',
    'services/web-development.yaml',
    change(/ {4}value: .*/, '    value: 2'),
    '    value',
    '  facts[0].value\n  it takes text, and the number 2 stands there.\n  Fix: put it in quotes. It is for: Short: "8 to 12 weeks".',
  ],
  [
    'a word that is not among the known ones',
    'services/web-development.yaml',
    change('kind: process', 'kind: proces'),
    '  - kind: proces',
    '  bands[1].kind\n  “proces” is not known here; did you mean “process”?\n  Fix: write one of prose, process, cards, table, compare, code, ladder, list.',
  ],
  [
    'a description that is too short',
    'services/web-development.yaml',
    change(/^description: .*\n( .*\n)*/m, 'description: Sites.\n'),
    'description',
    '  description\n  it has 6 characters, and it takes at least 70.\n  Fix: make it longer. It is for: For search',
  ],
  [
    'facts of an article',
    'articles/a-first-article.md',
    change(/^order: .*/m, 'ordre: 1'),
    'ordre',
    '  ordre\n  there is no field “ordre”; did you mean “order”?\n  Fix: write order, or take the line out.',
  ],
  [
    'an article without its facts',
    'articles/a-first-article.md',
    change(/^---\n/, ''),
    'title',
    '\n  does not begin with its facts between two lines of three hyphens.\n  Fix: begin with a line “---”, then title, description, order, shownDate and date, then “---”.',
  ],
  [
    'a link in a field to a page that does not exist',
    'footer-services.yaml',
    change('/services/web-development', '/services/web-developmant'),
    '  link: /services/web-developmant',
    '  [0].link\n  there is no page /services/web-developmant; did you mean /services/web-development?\n  Fix: write /services/web-development.',
  ],
  [
    'a link in a field to an anchor that does not exist',
    'pages/thank-you.yaml',
    change('href: /contact', 'href: /contact#other-way'),
    '      href: /contact#',
    '  leads.links[0].href\n  /contact has no anchor #other-way; did you mean #other-ways?\n  Fix: write one of #other-ways.',
  ],
  [
    'a link of an article to a page that does not exist',
    'articles/a-first-article.md',
    appended('\n[Ask us](/contakt)\n'),
    '[Ask us]',
    '\n  there is no page /contakt; did you mean /contact?\n  Fix: write /contact.',
  ],
  [
    'a link of an article to a heading that does not exist',
    'articles/a-first-article.md',
    appended('\n[See](#conclusions)\n'),
    '[See]',
    '\n  /blog/a-first-article has no anchor #conclusions; did you mean #conclusion?\n  Fix: write one of #conclusion.',
  ],
  [
    'a link to a file that does not exist',
    'articles/a-first-article.md',
    appended('\n[The slides](/slides.pdf)\n'),
    '[The slides]',
    "\n  there is no file /slides.pdf.\n  Fix: put it into the company's folder as public/slides.pdf, or correct the address.",
  ],
  [
    'a picture that does not exist',
    'articles/a-first-article.md',
    appended('\n![A tree](/tree.webp)\n'),
    '![A tree]',
    "\n  the picture does not exist: there is no file /tree.webp.\n  Fix: put it into the company's folder as public/tree.webp, or correct the address.",
  ],
  [
    'a picture beside the article',
    'articles/a-first-article.md',
    appended('\n![A tree](./tree.webp)\n'),
    '![A tree]',
    "\n  the picture “./tree.webp” is not where a browser finds it.\n  Fix: put it into public/ of the company's folder and write its path from there, with a slash in front.",
  ],
  [
    'an id that stands twice',
    'stats.yaml',
    appended('- value: 2\n  id: sample-a\n  label: Years\n'),
    '  id',
    '  [1].id\n  the id “sample-a” stands in stats.yaml:1 too.\n  Fix: give each entry an id of its own.',
  ],
  [
    'a place that two of a category have',
    'services/web-development.yaml',
    change('order: 1', 'order: 2'),
    'order',
    '  order\n  the order 2 stands in services/quality-assurance.yaml:3 too.\n  Fix: give each a number of its own; the smallest comes first, and gaps do no harm.',
  ],
  [
    'another name that a page has already',
    'services/web-development.yaml',
    appended('otherNames:\n  - quality-assurance\n'),
    '  - quality-assurance',
    '  otherNames[0]\n  the name “quality-assurance” stands in services/quality-assurance.yaml:1 too.\n  Fix: take the name out of one of the two.',
  ],
])('%s is told with its place and its fix', async ([, file, wrong, line, message]) => {
  const folder = copyWith({ [file]: wrong });
  expect(await told(folder)).toContain(`${file}:${lineOf(folder, file, line)}${message}`);
});

test('a file that nothing reads is told with the name that was meant', async () => {
  const folder = copyWith({});
  renameSync(join(folder, 'stats.yaml'), join(folder, 'stat.yaml'));
  const message = await told(folder);
  expect(message).toMatch(/stat\.yaml\n  nothing reads this file; did you mean stats\.yaml\?/);
  expect(message).toMatch(/stats\.yaml\n  this file is missing\./);
});

test('a kind of page without a file is told with the command that writes one', async () => {
  const folder = copyWith({});
  rmSync(join(folder, 'articles'), { recursive: true });
  expect(await told(folder)).toMatch(
    /articles\/?\n.*no file in this folder.*\n.*npm run new -- article/,
  );
});

test('all faults are told in one message, whatever cannot be read', async () => {
  const message = await told(
    copyWith({
      'testimonials.yaml': () => '- id: one\n  quote: "She said\n',
      'stats.yaml': change('value: 1', 'value: many'),
      'footer-services.yaml': change('/services/web-development', '/services/none-such-here'),
    }),
  );
  expect(message).toMatch(/^3 faults in /);
  expect(message).toMatch(/footer-services[\s\S]*stats[\s\S]*testimonials/);
});
