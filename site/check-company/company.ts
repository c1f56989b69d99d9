import { filesBelow } from '../src/lib/files-below.ts';
import { files, matches, type FileKind } from '../src/schema/files.ts';
import { addresses, deadEnd } from './addresses.ts';
import { readArticle, type Article } from './articles.ts';
import { composedPages } from './composed-pages.ts';
import { duplicates } from './duplicates.ts';
import { fieldName, type Fault } from './fault.ts';
import { unknownFiles } from './folder.ts';
import { schemaOf, valuesOf } from './json-schema.ts';
import { schemaFaults } from './schema-faults.ts';
import { fields, type Read } from './kinds.ts';
import { languageFaults } from './languages.ts';
import { pictureFaults } from './pictures.ts';
import { references } from './references.ts';
import { ownPageFaults } from './own-pages.ts';
import { readSource } from './source.ts';
import { stationFaults } from './station.ts';
import { misspelledTags, tagsIn } from './tags.ts';
import { themeFaults } from './theme.ts';
import { unknownTokens } from './tokens.ts';
import { workFaults } from './work.ts';

/**
 * Finds everything in a company's folder that must not be published: what cannot be read, does not fit its
 * schema, is there twice, or leads nowhere.
 *
 * @param folder an absolute path
 * @param elsewhere addresses of pages that are not in this folder: what is not translated, links lead to the first language
 */
export async function checkCompany(
  folder: string,
  elsewhere: readonly string[] = [],
): Promise<Fault[]> {
  const below = filesBelow(folder).filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file));
  const read: Read[] = Object.values(files).flatMap((kind: FileKind) =>
    below
      .filter((file) => matches(kind, file))
      .map((file) => ({ kind, source: readSource(folder, file) })),
  );
  const articles = await Promise.all(
    read.filter(({ kind }) => kind === files.articles).map(({ source }) => readArticle(source)),
  );
  return [
    ...missingFiles(below),
    ...unknownFiles(below),
    ...read.flatMap(({ source }) => source.faults),
    ...read.filter(readable).flatMap(misfits),
    ...duplicates(read),
    ...misspelledTags(read),
    ...ownPageFaults(folder, read),
    ...workFaults(read),
    ...languageFaults(read),
    ...(await stationFaults(folder, read)),
    ...articles.flatMap(({ faults }) => faults),
    ...deadEnds(folder, read, articles, elsewhere),
    ...(await references(folder, below, read, elsewhere)),
    ...(await pictureFaults(folder, below, read, articles)),
    ...read.flatMap(unknownTokens),
    ...themeFaults(folder, read.find(({ kind }) => kind === files.theme)?.source),
  ];
}

const readable = ({ source }: Read) => source.faults.length === 0;

function missingFiles(below: string[]): Fault[] {
  return Object.values(files)
    .filter((kind: FileKind) => !kind.mayBeMissing)
    .filter((kind: FileKind) => !below.some((file) => matches(kind, file)))
    .map(({ path }: FileKind) => ({
      file: path.includes('*') ? path.replace(/\*.*/, '') : path,
      wrong: path.includes('*') ? 'there is no file in this folder.' : 'this file is missing.',
      fix: path.includes('*')
        ? `write at least one: npm run new -- ${singular[path.replace(/\/.*/, '')] ?? ''} "Title".`
        : 'write it; npm run new -- company "Title" FOLDER writes one to copy from.',
    }));
}

const singular: Record<string, string> = {
  services: 'service',
  industries: 'industry',
  articles: 'article',
};

function misfits({ kind, source }: Read): Fault[] {
  if (!kind.list) return schemaFaults(source, kind.schema, source.data);
  if (!Array.isArray(source.data) || (source.data.length === 0 && !kind.mayBeEmpty))
    return [
      {
        file: source.file,
        line: 1,
        wrong: Array.isArray(source.data) ? 'the list is empty.' : 'it does not hold a list.',
        fix: 'give it at least one entry, which begins with “- id:”.',
      },
    ];
  return source.data.flatMap((entry: unknown, index) =>
    schemaFaults(source, kind.schema, entry, [index]),
  );
}

function deadEnds(
  folder: string,
  read: Read[],
  articles: Article[],
  elsewhere: readonly string[],
): Fault[] {
  const pages = addresses({
    folder,
    composed: composedPages(read),
    articles,
    tags: read
      .filter(({ kind }) => kind === files.articles)
      .map(({ source }) => tagsIn(source.data)),
    privacy: sectionsOf(read.find(({ kind }) => kind === files.privacyPolicy)),
  });
  const others = elsewhere.filter((path) => !pages.has(path));
  const end = (link: string) =>
    others.includes(link.replace(/[?#].*$/, '')) ? undefined : deadEnd(link, pages, folder);
  const fromFields = read.filter(readable).flatMap(({ kind, source }) => {
    return [...valuesOf(schemaOf(kind), source.data)]
      .filter(
        ({ value, schema }) => schema.address && typeof value === 'string' && value.startsWith('/'),
      )
      .flatMap(({ path, value }) => {
        const dead = end(String(value));
        return dead
          ? [{ file: source.file, line: source.line(path), field: fieldName(path), ...dead }]
          : [];
      });
  });
  const fromArticles = articles.flatMap(({ slug, links }) =>
    links
      .filter(({ to }) => /^(\/(?!\/)|#)/.test(to))
      .flatMap(({ to, line, picture }) => {
        const dead = end(to.startsWith('#') ? `/blog/${slug}${to}` : to);
        if (!dead) return [];
        const wrong = picture ? `the picture does not exist: ${dead.wrong}` : dead.wrong;
        return [{ file: `articles/${slug}.md`, line, ...dead, wrong }];
      }),
  );
  return [...fromFields, ...fromArticles];
}

function sectionsOf(policy: Read | undefined): string[] {
  const { sections } = fields(policy?.source.data);
  return Array.isArray(sections) ? sections.map((section) => String(fields(section).id)) : [];
}
