import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, onTestFinished, test } from 'vitest';
import { checkCompany } from './company.ts';
import { report } from './fault.ts';

/** A copy of the sample company in which one file says something else. */
function copyWith(changes: Record<string, (text: string) => string>) {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(companyFolder('brightkeel'), folder, { recursive: true });
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

const change = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

test('the sample company has no fault', async () => {
  expect(await checkCompany(companyFolder('brightkeel'))).toEqual([]);
});

test.for<[string, string, (text: string) => string, RegExp]>([
  [
    'YAML that cannot be read',
    'testimonials.yaml',
    change('quote: >-', 'quote: "'),
    /testimonials\.yaml:2\n.*cannot be read as YAML: Missing closing.*\n  Fix: close the quote/,
  ],
  [
    'a colon in a text without quotes',
    'company.yaml',
    change('phone: ', 'phone: Call: '),
    /company\.yaml:10\n.*cannot be read.*\n  Fix: .*put the text in quotes/,
  ],
  [
    'a list file without an entry',
    'testimonials.yaml',
    () => '[]\n',
    /testimonials\.yaml:1\n  the list is empty\.\n  Fix: give it at least one entry/,
  ],
  [
    'a list in a file that may not be empty',
    'services/branding.yaml',
    change(/dependsOn:\n( .*\n)+/, 'dependsOn: []\n'),
    /branding\.yaml:\d+ {2}dependsOn\n  the list is empty\.\n  Fix: give it at least 3\. It is for: What cost/,
  ],
  [
    'a list that is too short',
    'pages/not-found.yaml',
    change(/    - title(.*\n){3,4}(?=    - title)/, ''),
    /not-found\.yaml:\d+ {2}leads\.links\n  the list has 3, and it takes exactly 4\.\n  Fix: add 1\./,
  ],
  [
    'an unknown field, with the nearest known name',
    'testimonials.yaml',
    change('  author:', '  autor:'),
    /testimonials\.yaml:6 {2}\[0\]\.autor\n  there is no field “autor”; did you mean “author”\?\n  Fix: write author/,
  ],
  [
    'an unknown field of a kind of band',
    'services/branding.yaml',
    change('    note: At 203', '    notes: At 203'),
    /branding\.yaml:31 {2}bands\[0\]\.notes\n  there is no field “notes”; did you mean “note”\?/,
  ],
  [
    'a field that nothing known comes near',
    'stats.yaml',
    change('  value: 100\n', '  value: 100\n  background: red\n'),
    /stats\.yaml:4 {2}\[0\]\.background\n  there is no field “background”\.\n  Fix: take it out\. Known here: id, label, value, sample/,
  ],
  [
    'a missing field',
    'stats.yaml',
    change('  label: Projects Completed\n', ''),
    /stats\.yaml:1 {2}\[0\]\.label\n  label is missing\.\n  Fix: write it here; it takes text/,
  ],
  [
    'a wrong type, in plain words',
    'stats.yaml',
    change('value: 100', 'value: many'),
    /stats\.yaml:3 {2}\[0\]\.value\n  it takes a number, and “many” stands there\.\n  Fix: write a number/,
  ],
  [
    'a number where text is wanted',
    'services/branding.yaml',
    change('value: Two', 'value: 2'),
    /branding\.yaml:10 {2}facts\[1\]\.value\n  it takes text, and the number 2 stands there\.\n  Fix: put it in quotes/,
  ],
  [
    'a word that is not among the known ones',
    'services/branding.yaml',
    change('kind: table', 'kind: tabel'),
    /branding\.yaml:16 {2}bands\[0\]\.kind\n  “tabel” is not known here; did you mean “table”\?\n  Fix: write one of prose, process/,
  ],
  [
    'a description that is too short',
    'services/branding.yaml',
    change(/description: .*/, 'description: Brands.'),
    /branding\.yaml:4 {2}description\n  it has 7 characters, and it takes at least 70\.\n  Fix: make it longer\. It is for: For search/,
  ],
  [
    'facts of an article',
    'articles/react-hooks.md',
    change(/^order: .*/m, 'ordre: 1'),
    /react-hooks\.md:\d+ {2}ordre\n  there is no field “ordre”; did you mean “order”\?/,
  ],
  [
    'an article without its facts',
    'articles/react-hooks.md',
    change(/^---\n/, ''),
    /react-hooks\.md:1\n  does not begin with its facts between two lines of three hyphens/,
  ],
  [
    'a link in a field to a page that does not exist',
    'footer-services.yaml',
    change('/services/custom-software', '/services/custom-softwear'),
    /footer-services\.yaml:6 {2}\[1\]\.link\n  there is no page \/services\/custom-softwear; did you mean \/services\/custom-software\?/,
  ],
  [
    'a link in a field to an anchor that does not exist',
    'pages/thank-you.yaml',
    change('#before-quote', '#before-quotes'),
    /thank-you\.yaml:\d+ {2}leads\.links\[0\]\.href\n  \/industry\/startups has no anchor #before-quotes; did you mean #before-quote\?/,
  ],
  [
    'a link of an article to a page that does not exist',
    'articles/react-hooks.md',
    (text) => `${text}\n[Ask us](/contakt)\n`,
    /react-hooks\.md:\d+\n  there is no page \/contakt; did you mean \/contact\?/,
  ],
  [
    'a link of an article to a heading that does not exist',
    'articles/react-hooks.md',
    (text) => `${text}\n[See](#two-rules-and-one-exceptions)\n`,
    /react-hooks\.md:\d+\n  \/blog\/react-hooks has no anchor #two-rules-and-one-exceptions; did you mean #two-rules-and-one-exception\?/,
  ],
  [
    'a link to a file that does not exist',
    'articles/react-hooks.md',
    (text) => `${text}\n[The slides](/slides.pdf)\n`,
    /react-hooks\.md:\d+\n  there is no file \/slides\.pdf\.\n  Fix: put it into the company's folder as public\/slides\.pdf/,
  ],
  [
    'a picture that does not exist',
    'articles/react-hooks.md',
    (text) => `${text}\n![A tree](/tree.webp)\n`,
    /react-hooks\.md:\d+\n  the picture does not exist: there is no file \/tree\.webp/,
  ],
  [
    'a picture beside the article',
    'articles/react-hooks.md',
    (text) => `${text}\n![A tree](./tree.webp)\n`,
    /react-hooks\.md:\d+\n  the picture “\.\/tree\.webp” is not where a browser finds it/,
  ],
  [
    'an id that stands twice',
    'stats.yaml',
    change('id: active-clients', 'id: projects-completed'),
    /stats\.yaml:5 {2}\[1\]\.id\n  the id “projects-completed” stands in stats\.yaml:1 too/,
  ],
  [
    'a place that two of a category have',
    'services/branding.yaml',
    change('order: 2', 'order: 1'),
    /ui-ux-design\.yaml:3 {2}order\n  the order 1 stands in services\/branding\.yaml:3 too/,
  ],
  [
    'another name that a page has already',
    'industries/realestate.yaml',
    change('- real-estate', '- edtech'),
    /realestate\.yaml:\d+ {2}otherNames\[0\]\n  the name “edtech” stands in industries\/edtech\.yaml:1 too/,
  ],
])('%s is told with its place and its fix', async ([, file, wrong, message]) => {
  expect(await told(copyWith({ [file]: wrong }))).toMatch(message);
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
      'testimonials.yaml': change('quote: >-', 'quote: "'),
      'stats.yaml': change('value: 100', 'value: many'),
      'footer-services.yaml': change('/services/custom-software', '/services/none-such-here'),
    }),
  );
  expect(message).toMatch(/^3 faults in /);
  expect(message).toMatch(/footer-services[\s\S]*stats[\s\S]*testimonials/);
});
