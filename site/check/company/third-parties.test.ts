import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { checkCompany } from './company.ts';
import { formatFileProblems } from './messages.ts';

async function told(changes: Record<string, (text: string) => string>): Promise<string> {
  const folder = join(temporaryFolder(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', folder);
  for (const [file, change] of Object.entries(changes))
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const problems = await checkCompany(folder);
  return problems.length > 0 ? formatFileProblems(folder, problems) : '';
}

const ARTICLE = 'articles/a-first-article.md';
const ABOUT = 'pages/about.yaml';
const withoutEmbed = (words: string) => words.replace(/^embed:\n(?: .*\n)+/m, '');
const inArticle =
  (...fields: string[]) =>
  (text: string) =>
    `${text}\n\`\`\`embed\n${fields.join('\n')}\n\`\`\`\n`;
const withBand =
  (...lines: string[]) =>
  (text: string) =>
    text.replace(/^bands:\n(?= )/m, `$&${lines.map((line) => `  ${line}\n`).join('')}`);
const map = 'address: https://www.openstreetmap.org/#map=15/59.9/10.7';

test.for([
  ['the block of an article', ARTICLE, inArticle(map)],
  ['a band', ABOUT, withBand('- kind: embed', '  heading: A', `  embed: { ${map} }`)],
] as const)('%s of another site needs words that say so', async ([, file, change]) => {
  expect(await told({ [file]: change })).toBe('');
  const said = await told({ [file]: change, 'words.yaml': withoutEmbed });
  expect(said).toContain(
    `${file} embeds a page of another site, but this file has no text that tells visitors so.`,
  );
  expect(said).toMatch(/words\.yaml:1/);
});

test('a company that embeds no other site needs no words for it', async () => {
  expect(await told({ 'words.yaml': withoutEmbed })).toBe('');
});

test('a company whose visits are counted has to say so in its privacy policy', async () => {
  const statistics =
    '\nstatistics: { service: goatcounter, server: https://acme.goatcounter.com }\n';
  const counted = { 'company.yaml': (text: string) => text + statistics };
  expect(await told(counted)).toBe('');
  const said = await told({
    ...counted,
    'pages/privacy-policy.yaml': (text) => text.replace(/^ {4}statistics:.*\n(?: {6}.*\n)+/m, ''),
  });
  expect(said).toContain(
    'company.yaml counts visits with GoatCounter, but the privacy policy does not mention it.',
  );
  expect(said).toMatch(/privacy-policy\.yaml:11 +sections/);
});

test('a company whose pages are timed has to say so in its privacy policy', async () => {
  const timed = { 'company.yaml': (text: string) => `${text}\nspeed: true\n` };
  expect(await told(timed)).toBe('');
  const said = await told({
    ...timed,
    'pages/privacy-policy.yaml': (text) => text.replace(/^ {4}speed:.*\n(?: {6}.*\n)+/m, ''),
  });
  expect(said).toContain(
    'company.yaml counts the speed of pages, but the privacy policy does not mention it.',
  );
});

test.for([
  [
    ['address: https://a.example.com'],
    'title is missing for this embedded page.\n  Fix: add title:',
  ],
  [[map, 'heigth: 3'], 'there is no field “heigth”; did you mean “height”?'],
  [[map, 'image: { src: none.jpg, alt: A }'], 'none.jpg'],
  [['address'], 'address'],
  [['a: b: c'], 'the block of a page of another site cannot be read.'],
] as const)('a block of %o is reported with its line', async ([fields, message]) => {
  expect(await told({ [ARTICLE]: inArticle(...fields) })).toContain(message);
});
