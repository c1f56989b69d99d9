import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse, stringify } from 'yaml';
import { jsonSchema } from '../site/check-company/schema.ts';
import { headingFromSlug } from '../site/src/lib/headings.ts';
import { slugOf } from '../site/src/lib/slug.ts';
import { languagesSchema } from '@frontage/contract/company-facts';
import { writeLanguage } from '../site/languages/translations.ts';
import { files, type FileKind } from '../site/src/schema/files.ts';
import { filled, type Given, type Said } from './filled.ts';

// Writes a new company for an owner to start with, or one page of it.

const usage =
  'npm run new -- company|service|industry|article|work|page "Title" [FOLDER], or language de [FOLDER]';
const root = join(import.meta.dirname, '..');
const kinds: Record<string, FileKind> = {
  service: files.services,
  industry: files.industries,
  article: files.articles,
  work: files.work,
  page: files.pages,
};

/**
 * Writes what was asked for.
 *
 * @param folder for a company, where to write it; for a page, the company's folder
 * @returns the files that were written, absolute paths
 * @throws when something is there already: nothing is overwritten
 */
export function writeNew(what: string, title: string, folder: string): string[] {
  const kind = kinds[what];
  if (what !== 'company' && !kind) throw new Error(`“${what}” is none of these: ${usage}`);
  if (slugOf(title) === '') throw new Error(`“${title}” has no letter for an address: ${usage}`);
  const texts = kind ? entries(kind, title, folder) : company(title);
  const wanted = texts.map(([path, text]) => [join(folder, path), text] as const);
  const there = (kind ? wanted.map(([path]) => path) : [folder]).filter((path) => existsSync(path));
  if (there.length > 0)
    throw new Error(`There is ${there.join(', ')} already, and nothing is overwritten.`);
  for (const [path, text] of wanted) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return wanted.map(([path]) => path);
}

/**
 * Writes the folder of a further language: every file that there is to translate, marked.
 *
 * @param folder the company's
 * @returns the files that were written, absolute paths
 */
export function writeNewLanguage(tag: string, folder: string): string[] {
  const { error } = languagesSchema.safeParse([tag]);
  if (error) throw new Error(`“${tag}” is no language: ${error.issues[0]?.message}.`);
  return writeLanguage(folder, tag).map((file) => join(folder, file));
}

/** One page of a company that is there, and with its first case study the words of their list. */
function entries(kind: FileKind, title: string, folder: string): Text[] {
  const { path } = files.workShared;
  const words = kind === files.work && !existsSync(join(folder, path));
  return [entry(kind, title, folder), ...(words ? [[path, template(path)] as const] : [])];
}

/** One page of a company that is there. */
function entry(kind: FileKind, title: string, folder: string): Text {
  const said: Said = new Map();
  if (kind === files.services) return page(kind, title, said, { category: firstCategory(folder) });
  if (kind === files.articles) return page(kind, title, said, { author: firstPerson(folder) });
  if (kind === files.work)
    return page(kind, title, said, {
      // Until it says of whom it tells, nobody must take it for somebody's.
      concept: true,
      year: new Date().getFullYear(),
      services: [firstSlug(folder, 'services')],
      industry: firstSlug(folder, 'industries'),
      bands: bandsOf(['prose', 'list', 'callToAction'], said),
    });
  if (kind !== files.pages) return page(kind, title, said);
  const [path, text] = page(kind, title, said, { bands: bandsOf(ownPage, said) });
  const schema = relative(join(folder, dirname(path)), join(root, 'schemas/pages.json'));
  // Every file of this folder is of a kind of its own: this tells the editor which one it is.
  return [path, `# yaml-language-server: $schema=${schema.split(sep).join('/')}\n${text}`];
}

const ownPage = ['opening', 'prose', 'questions', 'callToAction'];

/** Bands of these kinds, filled. */
function bandsOf(kinds: readonly string[], said: Said): unknown[] {
  const known = jsonSchema(files.pages.schema).properties?.bands?.items?.oneOf ?? [];
  return kinds.flatMap((kind) => {
    const schema = known.find(({ properties }) => properties?.kind?.const === kind);
    return schema ? [filled(schema, {}, said)] : [];
  });
}

/** A page of a folder, until another one is named. */
const firstSlug = (folder: string, of: string) =>
  basename(readdirSync(join(folder, of)).sort()[0] ?? '', '.yaml');

/** The first column of the header's panel, where a new service appears until it gets another. */
function firstCategory(folder: string): string | undefined {
  const { panels } = parse(readFileSync(join(folder, files.navigation.path), 'utf8')) as {
    panels?: { services?: { categories?: { key?: string }[] } };
  };
  return panels?.services?.categories?.[0]?.key;
}

/** Who signs a new article until it gets another author. */
function firstPerson(folder: string): string | undefined {
  const people = parse(readFileSync(join(folder, files.people.path), 'utf8')) as { id?: string }[];
  return people[0]?.id;
}

/** Words that every company begins with. */
const template = (path: string) =>
  readFileSync(join(root, 'scripts/templates', basename(path)), 'utf8');

type Text = readonly [path: string, text: string];

/** What has a place among its siblings. */
const ordered: FileKind[] = [files.services, files.industries];

function page(kind: FileKind, title: string, said: Said, more: Given = {}): Text {
  const slug = slugOf(title);
  const given = {
    name: title,
    title,
    description: about(title),
    // After all that exist; an article has its day instead, and a case study its year.
    ...(kind === files.articles ? { tags: [] } : {}),
    ...(ordered.includes(kind) && { order: Math.floor(Date.now() / 1000) }),
    ...more,
  };

  const facts = filled(jsonSchema(kind.schema), given, said) as Given;
  const path = kind.path.replace('*', slug);
  if (!path.endsWith('.md')) return [path, stringify(facts)];
  const today = new Date();
  const shownDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(today);
  const head = stringify({ ...facts, title, shownDate, date: undefined });
  const date = today.toISOString().slice(0, 10);
  return [
    path,
    `---\n${head}date: ${date}\n---\n\nSample: what this is about.\n\n## Conclusion\n\nWhat stays.\n`,
  ];
}

const about = (title: string) =>
  `Sample: ${title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title}, in one or two sentences of 70 to 160 characters that search results and cards show.`;

const camelCase = (slug: string) =>
  slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The bands of the pages that every company has. */
const composed: Record<string, string[]> = {
  home: ['hero', 'services', 'industries', 'enquiry'],
  about: ['opening', 'statements', 'mission', 'callToAction'],
};

/** A whole company, as small as possible. */
function company(title: string): Text[] {
  const said: Said = new Map();
  const services = ['web-development', 'quality-assurance'];
  const lists: Record<string, Given[]> = {
    technologies: [{ id: 'javascript', name: 'JavaScript', icon: 'javascript' }],
    homeServices: services.map((id) => ({
      id,
      title: headingFromSlug(id, []),
      link: `/services/${id}`,
    })),
    customers: [],
    people: [{ id: 'sample-a' }],
  };
  const facts = {
    name: title,
    legalName: `${title} (sample company)`,
    description: about(title),
    email: `hello@${slugOf(title)}.example.com`,
    phone: '+1 (555) 555-0100',
    checkboxes: Object.fromEntries(services.map((id) => [camelCase(id), headingFromSlug(id, [])])),
    chief: 'sample-a',
    social: [],
    sample: ['name', 'legalName', 'email', 'phone'],
  };
  const templates = ['words', 'navigation'];
  const one = Object.entries(files as Record<string, FileKind>)
    .filter(([, { path, mayBeMissing }]) => !path.includes('*') && !mayBeMissing)
    .map(([name, { path, schema, list }]): Text => {
      if (templates.includes(name)) return [path, template(path)];
      const json = jsonSchema(schema);
      if (list)
        return [
          path,
          stringify((lists[name] ?? [{}]).map((given, place) => filled(json, given, said, place))),
        ];
      const bands = composed[name];
      const given =
        name === 'company'
          ? facts
          : {
              description: `${about('{company}')}`,
              notice: 'This project is a sample.',
              ...(bands && { bands: bandsOf(bands, said) }),
            };
      return [path, stringify(filled(json, given, said))];
    });
  return [
    ...one,
    ...services.map((slug, order) =>
      page(files.services, headingFromSlug(slug, []), said, { order: order + 1 }),
    ),
    page(files.industries, 'Retail', said, { order: 1, icon: '🏪' }),
    page(files.articles, 'A first article', said, { author: 'sample-a' }),
  ];
}

if (import.meta.main) {
  const [what = '', title = '', place] = process.argv.slice(2);
  try {
    if (what === 'language') {
      const folder = place ? resolve(place) : companyFolder();
      const written = writeNewLanguage(title, folder);
      console.log(
        `Wrote ${written.length} files to ${relative('.', join(folder, title))}, each marked “# To translate”.\n\nNext: translate them, take that line out of each that is done, and follow npm run translations. With “languages: [en, ${title}]” in company.yaml the language is published.`,
      );
      process.exit();
    }
    const isCompany = what === 'company';
    const named = join(root, 'companies', slugOf(title));
    const folder = isCompany ? resolve(place ?? named) : place ? resolve(place) : companyFolder();
    const written = writeNew(what, title, folder);
    for (const path of written) console.log(`Wrote ${relative('.', path)}`);
    const name = folder === named ? slugOf(title) : folder;
    console.log(
      `\nNext: set COMPANY=${name} in .env, start npm run dev, and write your own words over “Sample: …”.${isCompany ? '\nnpm run launch-check lists what is still sample.' : ''}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
