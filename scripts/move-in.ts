import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { companyFolder, SAMPLE } from '@frontage/contract/company-folder';
import { type Document, parseDocument } from 'yaml';
import { slugOf } from '../site/src/lib/slug.ts';
import { languageTagsIn } from '../site/src/i18n/files.ts';
import { writeNew } from './new.ts';

// Changes the sample company as an agency does when it moves in; `npm run test:ci` and `test:long` test the result.

/** The name contains a character that HTML, addresses and mail escape. */
const newcomer = 'Halden & Rye';

type Edit = (change: (doc: Document) => void) => void;

/**
 * Writes a company with a name, colours, fonts, networks and counts unlike the sample's.
 *
 * @param folder the absolute path of a folder that does not exist yet
 */
export function moveIn(folder: string): void {
  const sample = companyFolder(SAMPLE);
  cpSync(sample, folder, {
    recursive: true,
    filter: (path) => path !== join(sample, 'specification'),
  });
  const inFile =
    (path: string): Edit =>
    (change) => {
      const doc = parseDocument(readFileSync(join(folder, path), 'utf8'));
      change(doc);
      writeFileSync(join(folder, path), String(doc));
    };
  const remove = (...paths: string[]) => paths.forEach((path) => rmSync(join(folder, path)));

  for (const language of languageTagsIn(folder))
    rmSync(join(folder, language), { recursive: true });
  rename(folder);
  inFile('company.yaml')((doc) => {
    doc.delete('languages');
    doc.set('social', [
      { name: 'Mastodon', link: 'https://social.example.com/@halden' },
      { name: 'GitHub', link: 'https://github.com/halden-example' },
    ]);
    doc.setIn(['checkboxes', 'reporting'], 'Figures and reports');
  });
  colours(join(folder, 'brand/theme.yaml'));
  faces(join(folder, 'brand'), inFile('brand/theme.yaml'));

  remove(...['mobile-development', 'ui-ux-design', 'branding'].map((it) => `services/${it}.yaml`));
  inFile('navigation.yaml')((doc) => {
    const path = ['panels', 'services', 'categories'];
    const kept = entries(doc, path).filter(({ key }) => key !== 'design');
    doc.setIn(path, [...kept, { key: 'data', heading: 'Data' }]);
  });
  for (const [at, title] of ['Data platforms', 'Reporting'].entries()) {
    writeNew('service', title, folder);
    inFile(`services/${slugOf(title)}.yaml`)((doc) => {
      doc.set('category', 'data');
      doc.set('order', at + 1);
    });
  }
  remove(
    ...['startups', 'edtech', 'manufacturing', 'realestate'].map((it) => `industries/${it}.yaml`),
  );
  writeNew('industry', 'Museums', folder);
  inFile('industries/museums.yaml')((doc) => doc.set('icon', '🏛️'));

  inFile('testimonials.yaml')((doc) => keep(doc, 1));
  inFile('stats.yaml')((doc) => keep(doc, 3));
  inFile('pages/home.yaml')((doc) => {
    const bands = (doc.toJS() as { bands: { kind: string }[] }).bands.filter(
      ({ kind }) => kind !== 'engagement',
    );
    const [services, industries] = ['services', 'industries'].map((wanted) =>
      bands.findIndex(({ kind }) => kind === wanted),
    );
    const [one, other] = [bands[services ?? -1], bands[industries ?? -1]];
    if (one && other) doc.set('bands', bands.with(services ?? 0, other).with(industries ?? 0, one));
  });
  for (const title of articles) writeNew('article', title, folder);

  removeDeadLinks(folder, inFile);
}

const articles = [
  'Joins',
  'What a nightly job owes the people who read its figures in the morning',
  'Backfilling',
  'Three ways to count a customer',
  'When to stop measuring',
];

function removeDeadLinks(folder: string, inFile: (path: string) => Edit): void {
  const gone = /^\/services\/(mobile-app-development|ui-ux-design)$/;
  const kept = (doc: Document, path: string[] = []) =>
    entries(doc, path).filter(({ link }) => !gone.test(link ?? ''));
  const link = '/services/data-platforms';
  inFile('home-services.yaml')((doc) => {
    const details = 'Sample: a sentence of the card.';
    const own = { id: 'data-platforms', title: 'Data platforms', details, link };
    doc.contents = doc.createNode([...kept(doc), own]) as Document['contents'];
  });
  inFile('navigation.yaml')((doc) => {
    const path = ['footer', 'columns', '0', 'links'];
    doc.setIn(path, [...kept(doc, path), { name: 'Data platforms', link }]);
  });
  for (const study of readdirSync(join(folder, 'work')))
    inFile(`work/${study}`)((doc) => {
      doc.set('services', ['data-platforms']);
      const industry = String(doc.get('industry'));
      if (doc.has('industry') && !existsSync(join(folder, `industries/${industry}.yaml`)))
        doc.set('industry', 'museums');
    });
  for (const path of ['industry-shared', 'thank-you', 'prices'])
    rewrite(join(folder, `pages/${path}.yaml`), (text) =>
      text
        .replaceAll('/industry/startups', '/industry/museums')
        .replaceAll('/services/mobile-development', link),
    );
}

function rename(folder: string): void {
  const was = (parseDocument(readFileSync(join(folder, 'company.yaml'), 'utf8')).toJS() as Named)
    .name;
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of texts.filter((it) => /\.(yaml|md|css)$/.test(it)))
    rewrite(join(folder, path), (text) =>
      text.replaceAll(was, newcomer).replaceAll(was.toLowerCase(), slugOf(newcomer)),
    );
}

/**
 * Rotates every hue by a third of the circle. At the same lightness green has less contrast than red, so the colour
 * check asks for a darker accent, and names it.
 */
function colours(theme: string): void {
  rewrite(theme, (css) =>
    css
      .replace(/(oklch\([\d.]+ [\d.]+ )(\d+)/g, (_, rest: string, hue: string) => {
        return `${rest}${(Number(hue) + 120) % 360}`;
      })
      .replace('accent: oklch(0.41 ', 'accent: oklch(0.385 '),
  );
}

/** Sets headings in the sample's text font, and text in a font file in the folder itself. */
function faces(brand: string, edit: Edit): void {
  const { resolve } = createRequire(join(import.meta.dirname, '../site/package.json'));
  cpSync(
    resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
    join(brand, 'own.woff2'),
  );
  const text = {
    family: 'Halden Text',
    file: './brand/own.woff2',
    weights: [400, 700],
    fallback: ['Arial', 'sans-serif'],
  };
  const display = {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: [500, 700],
    fallback: ['Arial', 'sans-serif'],
  };
  edit((doc) => doc.set('faces', { display, text }));
}

type Named = { name: string };
type Entry = { key?: string; link?: string };

const entries = (doc: Document, path: string[] = []): Entry[] =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], doc.toJS()) as Entry[];

function keep(doc: Document, count: number): void {
  doc.contents = doc.createNode(entries(doc).slice(0, count)) as Document['contents'];
}

const rewrite = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
