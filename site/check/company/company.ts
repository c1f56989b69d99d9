import { languageFolders } from '../../src/i18n/files.ts';
import { files, matches, type FileKind } from '../../src/schema/files.ts';
import { type Article, readArticle } from './articles.ts';
import { brandProblems } from './brand.ts';
import { duplicates, emptyGroups, jobProblems, misspelledTags, workProblems } from './entries.ts';
import { languageProblems } from './languages.ts';
import { nearest, orMeant, type Problem } from './messages.ts';
import { customPageProblems, deadEnds } from './pages.ts';
import { pictureProblems } from './pictures.ts';
import { type Company, readCompany } from './read.ts';
import { redirectProblems } from './redirects.ts';
import { references } from './references.ts';
import { misfits, unknownTokens } from './schema.ts';
import { themeProblems } from './theme.ts';

type Rule = (company: Company, articles: Article[]) => Iterable<Problem> | AsyncIterable<Problem>;

const rules: Rule[] = [
  unread,
  unknownFiles,
  unknownTokens,
  duplicates,
  misspelledTags,
  customPageProblems,
  workProblems,
  jobProblems,
  emptyGroups,
  languageProblems,
  (_, articles) => articles.flatMap(({ problems }) => problems),
  deadEnds,
  redirectProblems,
  references,
  brandProblems,
  pictureProblems,
  themeProblems,
];

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
): Promise<Problem[]> {
  const company = readCompany(folder, elsewhere);
  const articles = await Promise.all(company.all(files.articles).map(readArticle));
  const problems: Problem[] = [];
  for (const rule of rules)
    for await (const problem of rule(company, articles)) problems.push(problem);
  return problems;
}

function* unread(company: Company): Generator<Problem> {
  for (const problem of [...missingFiles(company), ...misfits(company)])
    yield { ...problem, isUnread: true };
}

const singular: Record<string, string> = {
  services: 'service',
  industries: 'industry',
  articles: 'article',
};

function* missingFiles({ all }: Company): Generator<Problem> {
  for (const kind of Object.values<FileKind>(files)) {
    if (kind.mayBeMissing || all(kind).length > 0) continue;
    const [folder = ''] = kind.path.split('/');
    if (kind.path.includes('*'))
      yield {
        file: `${folder}/`,
        wrong: 'there is no file in this folder.',
        fix: `write at least one: npm run new -- ${singular[folder] ?? ''} "Title".`,
      };
    else
      yield {
        file: kind.path,
        wrong: 'this file is missing.',
        fix: 'write it; npm run new -- company "Title" FOLDER writes one to copy from.',
      };
  }
}

/** Folders of a company that hold something else than words, which is not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
function* unknownFiles({ below }: Company): Generator<Problem> {
  const kinds = Object.values<FileKind>(files);
  const languageOf = languageFolders(below);
  const inFirst = below.filter((file) => !languageOf(file));
  for (const file of below.filter((file) => languageOf(file))) {
    const first = file.slice(file.indexOf('/') + 1);
    if (!inFirst.includes(first) && !notes.test(first))
      yield {
        file,
        wrong: `there is no ${first} that this could translate${orMeant(first, inFirst, '')}`,
        fix: 'name it like the file of the first language; its address is its field slug.',
      };
  }
  for (const file of inFirst) {
    if (others.some((folder) => file.startsWith(folder)) || notes.test(file)) continue;
    if (kinds.some((kind) => matches(kind, file))) continue;
    const slug = file.replace(/^.*\/|\.\w+$/g, '');
    const depth = file.split('/').length;
    const known = kinds
      .map(({ path }) => path.replace('*', slug))
      .filter((path) => !below.includes(path) && path.split('/').length === depth);
    const isText = /\.(?:ya?ml|mdx?|markdown)$/i.test(file);
    const meant = isText ? nearest(file, known) : undefined;
    yield {
      file,
      wrong: `nothing reads this file${meant ? `; did you mean ${meant}?` : '.'}`,
      fix: meant
        ? `name it ${meant}, or take it away.`
        : `take it away, or put it into one of ${others.join(', ')}.`,
    };
  }
}
