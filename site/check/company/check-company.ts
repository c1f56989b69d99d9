import { languageFolders } from '../../src/i18n/translated-files.ts';
import { fileKinds, matches, type FileKind } from '../../src/schema/file-kinds.ts';
import { includesUnpublished } from '../../src/schema/publication.ts';
import { type ParsedArticle, readArticle } from './articles.ts';
import { brandProblems } from './brand.ts';
import {
  duplicateProblems,
  technologyProblems,
  jobProblems,
  tagProblems,
  policyProblems,
  workProblems,
} from './entries.ts';
import { formFieldProblems } from './form-fields.ts';
import { languageProblems } from './languages.ts';
import { nearestName, didYouMean, type FileProblem } from './file-problem.ts';
import { composedPages, customPageProblems, contentLinkProblems } from './pages.ts';
import { pictureProblems } from './pictures.ts';
import { type CompanyContent, readCompany } from './read.ts';
import { redirectProblems } from './redirects.ts';
import { referenceProblems } from './references.ts';
import { schemaProblems, tokenProblems } from './schema.ts';
import { analyticsProblems, embedProblems } from './third-parties.ts';
import { themeProblems } from './theme.ts';

type Rule = (
  company: CompanyContent,
  articles: ParsedArticle[],
) => Iterable<FileProblem> | AsyncIterable<FileProblem>;

const rules: Rule[] = [
  contentProblems,
  unknownFiles,
  tokenProblems,
  duplicateProblems,
  tagProblems,
  customPageProblems,
  workProblems,
  jobProblems,
  technologyProblems,
  policyProblems,
  languageProblems,
  embedProblems,
  analyticsProblems,
  formFieldProblems,
  (_, articles) => articles.flatMap(({ problems }) => problems),
  contentLinkProblems,
  redirectProblems,
  referenceProblems,
  brandProblems,
  pictureProblems,
  themeProblems,
];

/**
 * Finds everything in a company's folder that must not be published, now or on the day of an unpublished page: files that
 * cannot be read or do not fit their schema, duplicates, and dead links. Nothing is required of pages that are over.
 *
 * @param folder an absolute path
 * @param otherAddresses for an additional language, the first language's addresses, which links to untranslated pages lead
 * to
 */
export async function checkCompany(
  folder: string,
  otherAddresses?: readonly string[],
): Promise<FileProblem[]> {
  const company = readCompany(folder, otherAddresses);
  const articles = await Promise.all(company.sourcesOf(fileKinds.articles).map(readArticle));
  const problems: FileProblem[] = [];
  for (const rule of rules)
    for await (const problem of rule(company, articles)) problems.push(problem);
  if (includesUnpublished()) return problems;
  const closedPages = company.unpublished.filter(({ reason }) => reason === 'closed');
  return problems.filter((problem) => !closedPages.some(({ file }) => file === problem.file));
}

function* contentProblems(company: CompanyContent): Generator<FileProblem> {
  for (const problem of [...missingFiles(company), ...schemaProblems(company)])
    yield { ...problem, hidesContent: true };
}

function* missingFiles(company: CompanyContent): Generator<FileProblem> {
  const { sourcesOf, unused, isAdditional } = company;
  const kinds = Object.values<FileKind>(fileKinds).filter(
    (kind) => !kind.mayBeMissing && !(kind.wordsFor && unused.includes(kind.wordsFor)),
  );
  const showsForm = [...composedPages(company).values()].some((bands) => bands.includes('enquiry'));
  // A plain form leads to pages in the form's language.
  const formPages: FileKind[] = [
    ...(showsForm ? [fileKinds.contact] : []),
    ...(showsForm || sourcesOf(fileKinds.contact).length > 0
      ? [fileKinds.thankYou, fileKinds.enquiryFailed]
      : []),
  ];
  for (const kind of kinds) {
    const isNeeded = !isAdditional || !kind.mayBeUntranslated || formPages.includes(kind);
    if (isNeeded && sourcesOf(kind).length === 0)
      yield {
        file: kind.path,
        message: 'this file is missing.',
        fix: 'write it; npm run new -- company "Title" FOLDER writes one to copy from.',
      };
  }
}

/** Folders of a company without words, which are not checked here. */
const uncheckedFolders = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const ignoredFiles =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
function* unknownFiles({ paths }: CompanyContent): Generator<FileProblem> {
  const kinds = Object.values<FileKind>(fileKinds);
  const languageOf = languageFolders(paths);
  const inFirstLanguage = paths.filter((file) => !languageOf(file));
  for (const file of paths.filter((file) => languageOf(file))) {
    const original = file.slice(file.indexOf('/') + 1);
    if (!inFirstLanguage.includes(original) && !ignoredFiles.test(original))
      yield {
        file,
        message: `there is no ${original} in the first language for this file to translate${didYouMean(original, inFirstLanguage, '')}`,
        fix: 'name it like the file in the first language; to translate its address, use the field slug.',
      };
  }
  for (const file of inFirstLanguage) {
    if (uncheckedFolders.some((folder) => file.startsWith(folder)) || ignoredFiles.test(file))
      continue;
    if (kinds.some((kind) => matches(kind, file))) continue;
    const slug = file.replace(/^.*\/|\.\w+$/g, '');
    const depth = file.split('/').length;
    const known = kinds
      .map(({ path }) => path.replace('*', slug))
      .filter((path) => !paths.includes(path) && path.split('/').length === depth);
    const isText = /\.(?:ya?ml|mdx?|markdown)$/i.test(file);
    const suggestion = isText ? nearestName(file, known) : undefined;
    yield {
      file,
      message: `nothing reads this file${suggestion ? `; did you mean ${suggestion}?` : '.'}`,
      fix: suggestion
        ? `name it ${suggestion}, or remove it.`
        : `remove it, or put it into one of ${uncheckedFolders.join(', ')}.`,
    };
  }
}
