import { languageFolders } from '../../src/i18n/files.ts';
import { files, matches, type FileKind } from '../../src/schema/files.ts';
import { includesDrafts } from '../../src/schema/publication.ts';
import { type Article, readArticle } from './articles.ts';
import { brandProblems } from './brand.ts';
import {
  duplicates,
  emptyGroups,
  jobProblems,
  misspelledTags,
  policyProblems,
  workProblems,
} from './entries.ts';
import { formFieldProblems } from './form-fields.ts';
import { languageProblems } from './languages.ts';
import { nearest, orMeant, type FileProblem } from './messages.ts';
import { composedPages, customPageProblems, brokenLinks } from './pages.ts';
import { pictureProblems } from './pictures.ts';
import { type Company, readCompany } from './read.ts';
import { redirectProblems } from './redirects.ts';
import { references } from './references.ts';
import { schemaProblems, unknownTokens } from './schema.ts';
import { unsaidStatistics, wordlessEmbeds } from './third-parties.ts';
import { themeProblems } from './theme.ts';

type Rule = (
  company: Company,
  articles: Article[],
) => Iterable<FileProblem> | AsyncIterable<FileProblem>;

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
  policyProblems,
  languageProblems,
  wordlessEmbeds,
  unsaidStatistics,
  formFieldProblems,
  (_, articles) => articles.flatMap(({ problems }) => problems),
  brokenLinks,
  redirectProblems,
  references,
  brandProblems,
  pictureProblems,
  themeProblems,
];

/**
 * Finds everything in a company's folder that must not be published, now or on the day of a waiting page: files that
 * cannot be read or do not fit their schema, duplicates, and dead links. Nothing is required of pages that are over.
 *
 * @param folder an absolute path
 * @param elsewhere for an additional language, the first language's addresses, which links to untranslated pages lead
 * to
 */
export async function checkCompany(
  folder: string,
  elsewhere?: readonly string[],
): Promise<FileProblem[]> {
  const company = readCompany(folder, elsewhere);
  const articles = await Promise.all(company.all(files.articles).map(readArticle));
  const problems: FileProblem[] = [];
  for (const rule of rules)
    for await (const problem of rule(company, articles)) problems.push(problem);
  if (includesDrafts()) return problems;
  const over = company.withheld.filter(({ because }) => because === 'closed');
  return problems.filter((problem) => !over.some(({ file }) => file === problem.file));
}

function* unread(company: Company): Generator<FileProblem> {
  for (const problem of [...missingFiles(company), ...schemaProblems(company)])
    yield { ...problem, isUnread: true };
}

function* missingFiles(company: Company): Generator<FileProblem> {
  const { all, unused, isAdditional } = company;
  const kinds = Object.values<FileKind>(files).filter(
    (kind) => !kind.mayBeMissing && !(kind.of && unused.includes(kind.of)),
  );
  const showsForm = [...composedPages(company).values()].some((bands) => bands.includes('enquiry'));
  // A plain form leads to pages in the form's language.
  const ofForm: FileKind[] = [
    ...(showsForm ? [files.contact] : []),
    ...(showsForm || all(files.contact).length > 0 ? [files.thankYou, files.enquiryFailed] : []),
  ];
  for (const kind of kinds) {
    const isNeeded = !isAdditional || !kind.inFirst || ofForm.includes(kind);
    if (isNeeded && all(kind).length === 0)
      yield {
        file: kind.path,
        wrong: 'this file is missing.',
        fix: 'write it; npm run new -- company "Title" FOLDER writes one to copy from.',
      };
  }
}

/** Folders of a company without words, which are not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
function* unknownFiles({ below }: Company): Generator<FileProblem> {
  const kinds = Object.values<FileKind>(files);
  const languageOf = languageFolders(below);
  const inFirst = below.filter((file) => !languageOf(file));
  for (const file of below.filter((file) => languageOf(file))) {
    const first = file.slice(file.indexOf('/') + 1);
    if (!inFirst.includes(first) && !notes.test(first))
      yield {
        file,
        wrong: `there is no ${first} in the first language for this file to translate${orMeant(first, inFirst, '')}`,
        fix: 'name it like the file in the first language; to translate its address, use the field slug.',
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
        ? `name it ${meant}, or remove it.`
        : `remove it, or put it into one of ${others.join(', ')}.`,
    };
  }
}
