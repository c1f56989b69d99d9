import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { languagesOf, languagePages } from './addresses.ts';
import { languageFolders, UNTRANSLATED } from '../i18n/translated-files.ts';
import { composeLanguage, mergeLanguage } from './merge-language.ts';
import { translationTasks, markTranslated, writeLanguage } from '../i18n/translations.ts';

const place = temporaryFolderOfFile();

const company = join(place, 'agency');
writeFromTemplate('company', 'Agency', company);
writeFromTemplate('service', 'Second Service', company);
const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const german = (file: string, text: string) => write(join(company, 'de', file), text);

german('words.yaml', 'addresses: { services: leistungen, contact: kontakt }\nskip: Zum Inhalt\n');
german('services/second-service.yaml', 'slug: zweite-leistung\nname: Zweite Leistung\n');
german('pages/home.yaml', 'title: Start\n');
german('pages/contact.yaml', 'title: Kontakt\n');
german('pages/about.yaml', `${UNTRANSLATED}\ntitle: About us\n`);
german('company.yaml', 'description: Wir bauen.\n');
german('articles/new.md', '---\ntitle: Neu\n---\nText\n');

mkdirSync(join(company, 'pictures'), { recursive: true });

const pages = languagePages(company, 'de', { isFirst: false });

test('a translated page has a translated address', () => {
  expect(pages.addresses['/services/second-service']).toBe('/de/leistungen/zweite-leistung');
  expect(pages.addresses['/contact']).toBe('/de/kontakt');
  expect(pages.addresses['/']).toBe('/de');
});

test('a file that is missing or still marked for translation creates no page', () => {
  const otherServices = Object.keys(languagesOf(company, ['en', 'de'])[0]?.addresses ?? {}).filter(
    (path) => path.startsWith('/services/') && path !== '/services/second-service',
  );
  expect(otherServices.length).toBeGreaterThan(0);
  for (const path of [...otherServices, '/about', '/privacy-policy'])
    expect(pages.addresses, path).not.toHaveProperty([path]);
});

test('pages of the first language keep their addresses', () => {
  const [first] = languagesOf(company, ['en', 'de']);
  expect(first?.addresses).toMatchObject({ '/': '/', '/about': '/about' });
  expect(
    Object.entries(first?.addresses ?? {}).filter(
      ([path, translatedPath]) => path !== translatedPath,
    ),
  ).toEqual([]);
});

test('the folder of a language has its own files and shared ones, and omits untranslated pages', () => {
  const folder = join(place, 'composed');
  write(join(folder, 'services/old.yaml'), 'gone');
  composeLanguage(company, 'de', folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('words.yaml')).toContain('Zum Inhalt');
  expect(read('services/second-service.yaml')).toContain('Zweite Leistung');
  expect(read('company.yaml')).toContain('description: Wir bauen.');
  expect(read('company.yaml')).toContain('name: Agency');
  expect(read('customers.yaml')).toBe(readFileSync(join(company, 'customers.yaml'), 'utf8'));
  expect(existsSync(join(folder, 'pictures'))).toBe(true);
  expect(existsSync(join(folder, 'services/old.yaml'))).toBe(false);
  expect(existsSync(join(folder, 'articles/new.md'))).toBe(false);
});

test('pages are merged at their translated addresses, without aliases', () => {
  const [from, to] = [join(place, 'from'), join(place, 'to')];
  for (const [file, text] of Object.entries({
    'index.html': 'Start',
    '404.html': 'Nicht gefunden',
    'about.html': 'not translated',
    'services/second-service.html': 'Zweite Leistung',
    'feed.xml': '<feed/>',
    'robots.txt': 'its own',
    'art/a.svg': '<svg/>',
    '_astro/b.HASH.css': 'b {}',
    'sitemap.xml': '<urlset>\n<url>de</url>\n</urlset>\n',
  }))
    write(join(from, file), text);
  write(join(to, 'art/a.svg'), '<svg/>');
  write(join(to, 'sitemap.xml'), '<urlset>\n<url>en</url>\n</urlset>\n');
  mergeLanguage(from, to, pages);
  const read = (file: string) => readFileSync(join(to, file), 'utf8');
  expect(read('de.html')).toBe('Start');
  expect(read('de/404.html')).toBe('Nicht gefunden');
  expect(read('de/leistungen/zweite-leistung.html')).toBe('Zweite Leistung');
  expect(read('de/feed.xml')).toBe('<feed/>');
  expect(read('_astro/b.HASH.css')).toBe('b {}');
  expect(read('sitemap.xml')).toBe('<urlset>\n<url>en</url>\n<url>de</url>\n</urlset>\n');
  for (const file of ['about.html', 'de/about.html', 'de/ueber-uns.html', 'robots.txt'])
    expect(existsSync(join(to, file)), file).toBe(false);
});

test('a file that has one address but differs between languages is an error that names it', () => {
  const [from, to] = [join(place, 'from-2'), join(place, 'to-2')];
  write(join(from, 'art/a.svg'), '<svg>eins</svg>');
  write(join(to, 'art/a.svg'), '<svg>one</svg>');
  expect(() => mergeLanguage(from, to, pages)).toThrow('/art/a.svg');
});

test('a new language has every file to translate, marked, and no page yet', () => {
  const newFiles = writeLanguage(company, 'fr');
  expect(newFiles).toContain('fr/words.yaml');
  expect(newFiles).toContain('fr/services/second-service.yaml');
  expect(newFiles).not.toContain('fr/customers.yaml');
  expect(newFiles).not.toContain('fr/company.yaml');
  expect(writeLanguage(company, 'fr')).toEqual([]);
  const tasks = translationTasks(company, 'fr');
  expect(tasks).toHaveLength(newFiles.length);
  expect(new Set(tasks.map(({ state }) => state))).toEqual(new Set(['to translate']));
  const { addresses } = languagePages(company, 'fr', { isFirst: false });
  expect(Object.keys(addresses).filter((path) => /^\/(services|industry)\//.test(path))).toEqual(
    [],
  );
  expect(Object.keys(addresses).filter((path) => /^\/blog\/./.test(path))).toEqual([]);
});

test('a new language includes the words of the fields that the company has added to its form', () => {
  const facts = {
    name: 'Agency',
    fields: { phone: { kind: 'telephone', label: 'Phone' }, name: null },
  };
  write(join(place, 'added/company.yaml'), JSON.stringify(facts));
  expect(writeLanguage(join(place, 'added'), 'fr')).toEqual(['fr/company.yaml']);
  expect(parse(readFileSync(join(place, 'added/fr/company.yaml'), 'utf8'))).toEqual({
    fields: { phone: { label: 'Phone' } },
  });
});

test('the report separates missing, outdated and unchanged translations from finished ones', () => {
  const file = 'services/second-service.yaml';
  const translation = join(company, 'fr', file);
  const whatOf = () =>
    translationTasks(company, 'fr').flatMap((task) => (task.file === file ? [task.state] : []));
  const source = readFileSync(join(company, file), 'utf8');
  writeFileSync(translation, 'name: Deuxième service\n');
  expect(whatOf()).toEqual(['unknown age']);
  markTranslated(company, 'fr', [file]);
  expect(readFileSync(translation, 'utf8')).toMatch(
    /^# Translation of services\/second-service\.yaml, [\da-f]{12}\nname: D/,
  );
  expect(whatOf()).toEqual([]);
  writeFileSync(join(company, file), `# A comment changes nothing.\n${source}`);
  expect(whatOf()).toEqual([]);
  writeFileSync(join(company, file), source.replace(/^name: .*/m, 'name: Renamed Service'));
  expect(whatOf()).toEqual(['older']);
  markTranslated(company, 'fr', [file]);
  expect(whatOf()).toEqual([]);
  const { lede } = parse(source) as { lede: string };
  writeFileSync(translation, `${readFileSync(translation, 'utf8')}lede: ${JSON.stringify(lede)}\n`);
  expect(translationTasks(company, 'fr')).toContainEqual({ file, state: 'same', paths: ['lede'] });
  rmSync(translation);
  expect(whatOf()).toEqual(['missing']);
  writeFileSync(join(company, file), source);
});

test('an article has its marker in its front matter, which stays valid', () => {
  const article = readdirSync(join(company, 'fr/articles'))[0] ?? '';
  const file = `articles/${article}`;
  const text = () => readFileSync(join(company, 'fr', file), 'utf8');
  expect(text()).toMatch(/^---\n# To translate: articles\/.*\n/);
  markTranslated(company, 'fr', [file]);
  expect(text()).toMatch(/^---\n# Translation of articles\/.*\n/);
  expect(text().match(/^---$/gm)).toHaveLength(2);
  const { addresses } = languagePages(company, 'fr', { isFirst: false });
  expect(addresses[`/blog/${article.replace('.md', '')}`]).toBe(
    `/fr/blog/${article.replace('.md', '')}`,
  );
});

test('a folder is a language only if it is named like one and has a words.yaml', () => {
  const languageOf = languageFolders([
    'words.yaml',
    'de/words.yaml',
    'pt-BR/words.yaml',
    'art/words.yaml',
    'fr/services/a.yaml',
  ]);
  expect(languageOf('de/services/a.yaml')).toBe('de');
  expect(languageOf('pt-BR/words.yaml')).toBe('pt-BR');
  for (const file of ['words.yaml', 'services/a.yaml', 'fr/services/a.yaml', 'de'])
    expect(languageOf(file), file).toBeUndefined();
});
