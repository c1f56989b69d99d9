import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { languagesSchema } from '@frontage/contract/company-facts';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { writeLanguage } from '../site/src/i18n/translations.ts';
import { filesBelow } from '../site/src/files/files-below.ts';
import { slugOf } from '../site/src/addresses/slug.ts';
import { frontMatter } from '../site/src/files/text-files.ts';
import { fileKinds } from '../site/src/schema/file-kinds.ts';
import { runScript } from './lib/run-script.ts';

// `npm run new` copies a template for an owner to start with: a company, or one page of it.

const usage =
  'npm run new -- company|service|industry|article|work|job|page|search "Title" [FOLDER], or language de [FOLDER]';
const root = join(import.meta.dirname, '..');
const templates = join(import.meta.dirname, 'templates');

/** Where each kind of page is written, and what links to it: {link} is a line for a menu. */
const kinds: Record<string, { path: string; links: string[] }> = {
  service: {
    path: fileKinds.services.path,
    links: [
      'navigation.yaml: the panel and the footer’s column of the services list it; its “category” says where',
      'service-cards.yaml: a card on the home page needs an entry',
    ],
  },
  industry: {
    path: fileKinds.industries.path,
    links: ['navigation.yaml: the panel and the footer’s column of the industries list it'],
  },
  article: {
    path: fileKinds.articles.path,
    links: ['Nothing more: /blog, the feed and the bands of articles list it first'],
  },
  work: {
    path: fileKinds.work.path,
    links: [
      'Its “services” and “industry”: their pages link to it, and /work lists it',
      'navigation.yaml: no menu leads to /work by itself; below “menu” add - { name: Work, link: /work }',
    ],
  },
  job: {
    path: fileKinds.jobs.path,
    links: [
      'pages/jobs.yaml: its band “jobs” lists it',
      'navigation.yaml: no menu leads to /jobs by itself; below “menu” add - { name: Jobs, link: /jobs }',
    ],
  },
  search: {
    path: fileKinds.search.path,
    links: [
      'navigation.yaml: no menu leads to it by itself; below “menu” add - { name: Search, link: /search }',
    ],
  },
  page: {
    path: fileKinds.pages.path,
    links: ['navigation.yaml: no menu lists it by itself; below “menu” add {link}'],
  },
};

/** What comes with the first page of a kind. */
const FIRST_PAGE_FILES: Record<string, string[]> = {
  work: [fileKinds.workShared.path],
  job: [fileKinds.jobsShared.path, 'pages/jobs.yaml'],
};

/**
 * Copies the template of a company or of a page.
 *
 * @param folder for a company, the folder to write; for a page, the company's folder
 * @returns the absolute paths of the files
 * @throws if a file exists already
 */
export function writeFromTemplate(what: string, title: string, folder: string): string[] {
  const kind = kinds[what];
  const slug = slugOf(title);
  if (what !== 'company' && !kind) throw new Error(`“${what}” is none of these: ${usage}`);
  if (slug === '') throw new Error(`“${title}” has no letter for an address: ${usage}`);
  // From the template to the path below the company's folder.
  const copies: [from: string, to: string][] = kind
    ? [
        [
          `pages/${what}${kind.path.endsWith('.md') ? '.md' : '.yaml'}`,
          kind.path.replace('*', slug),
        ],
      ]
    : filesBelow(join(templates, 'company')).map((file) => [`company/${file}`, file]);
  for (const path of FIRST_PAGE_FILES[what] ?? [])
    if (!existsSync(join(folder, path))) copies.push([path, path]);
  const existing = (kind ? copies.map(([, to]) => join(folder, to)) : [folder]).filter(existsSync);
  if (existing.length > 0)
    throw new Error(`${existing.join(', ')} already exists; nothing is overwritten.`);
  const values = {
    TITLE: title,
    SLUG: slug,
    ...dateValues(),
    ...(kind && companyValues(folder, join(folder, dirname(kind.path)))),
  };
  return copies.map(([from, to]) => {
    const path = join(folder, to);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fillTemplate(readFileSync(join(templates, from), 'utf8'), values));
    return path;
  });
}

type Values = Record<string, string | number>;

function dateValues(): Values {
  const today = new Date();
  return {
    YEAR: today.getFullYear(),
    DATE: today.toISOString().slice(0, 10),
  };
}

/** Returns values from the company: a place after the siblings, a category, an author, and pages to link to. */
function companyValues(company: string, siblings: string): Values {
  const yaml = (path: string): unknown => parse(readFileSync(join(company, path), 'utf8'));
  const first = (folder: string) => basename(filesIn(join(company, folder))[0] ?? '', '.yaml');
  const { panels } = yaml(fileKinds.navigation.path) as {
    panels?: { services?: { categories?: { key: string }[] } };
  };
  const [person] = yaml(fileKinds.people.path) as { id: string }[];
  const category = panels?.services?.categories?.[0]?.key ?? '';
  return {
    ORDER: lastOrder(siblings, category) + 1,
    CATEGORY: category,
    PERSON: person?.id ?? '',
    SERVICE: first('services'),
    INDUSTRY: first('industries'),
    SCHEMA: relative(join(company, 'pages'), join(root, 'schemas/pages.json')).split(sep).join('/'),
  };
}

function lastOrder(siblings: string, category: string): number {
  const texts = filesIn(siblings).map((file) => readFileSync(join(siblings, file), 'utf8'));
  const orders = texts
    .filter((text) => (/^category: *(\S+)/m.exec(text)?.[1] ?? category) === category)
    .map((text) => Number(/^order: *(\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...orders);
}

/** Lists the files of a folder, which may be missing. */
const filesIn = (folder: string) => (existsSync(folder) ? filesBelow(folder) : []);

/** Fills in a template, which is YAML, or an article with YAML above it. */
function fillTemplate(template: string, values: Values): string {
  const article = frontMatter(template);
  const doc = parseDocument((article?.yaml ?? template).replace('SCHEMA', String(values.SCHEMA)));
  visit(doc, {
    Scalar: (_, node) => {
      if (!isScalar(node) || typeof node.value !== 'string') return;
      const whole = values[node.value];
      // Shortens a long title within a sentence of limited length.
      const shortTitle = (word: string) => {
        const text = String(values[word]);
        return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
      };
      node.value = whole ?? node.value.replace(/\b(?:TITLE|SLUG)\b/g, shortTitle);
    },
  });
  return article ? `---\n${String(doc)}---${article.body}` : String(doc);
}

/**
 * Writes the folder of another language: every file with text to translate, marked.
 *
 * @param folder the company's
 * @returns the absolute paths of the files
 */
export function writeNewLanguage(tag: string, folder: string): string[] {
  const { error } = languagesSchema.safeParse([tag]);
  if (error) throw new Error(`“${tag}” is not a language: ${error.issues[0]?.message}.`);
  return writeLanguage(folder, tag).map((file) => join(folder, file));
}

function main([what = '', title = '', place]: string[]): void {
  if (what === 'language') {
    const folder = place ? resolve(place) : companyFolder();
    const written = writeNewLanguage(title, folder);
    console.log(
      `Wrote ${written.length} files to ${relative('.', join(folder, title))}, each marked “# To translate”.\n\nNext: translate them, and say so of each: npm run translations -- ${title} done ${title}/FILE. With “languages: [en, ${title}]” in company.yaml the language is published.`,
    );
    return;
  }
  const namedFolder = join(root, 'companies', slugOf(title));
  const defaultFolder = what === 'company' ? namedFolder : companyFolder();
  const folder = place ? resolve(place) : defaultFolder;
  for (const path of writeFromTemplate(what, title, folder))
    console.log(`Wrote ${relative('.', path)}`);
  const company = folder === namedFolder ? slugOf(title) : folder;
  const link = `- { name: ${JSON.stringify(title)}, link: /${slugOf(title)} }`;
  const links = kinds[what]?.links.map((line) => `  ${line.replace('{link}', () => link)}`);
  const visible =
    links && `What makes it visible, in ${relative('.', folder)}:\n${links.join('\n')}`;
  console.log(
    `\n${visible ?? 'npm run launch-check lists what is still sample.'}\nNext: ${kinds[what] ? '' : `set COMPANY=${company} in .env, `}start npm run dev, and write your own words over “Sample: …”.`,
  );
}

if (import.meta.main) await runScript(() => main(process.argv.slice(2)));
