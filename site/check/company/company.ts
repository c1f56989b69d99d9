import { languageFolders } from '../../src/i18n/language-folder.ts';
import { files, matches, type FileKind } from '../../src/schema/files.ts';
import { readArticle } from './articles.ts';
import { brandProblems } from './brand.ts';
import { duplicates, emptyGroups, misspelledTags, workProblems } from './entries.ts';
import { languageProblems } from './languages.ts';
import { nearest, orMeant, type Problem } from './messages.ts';
import { customPageProblems, deadEnds } from './pages.ts';
import { pictureProblems } from './pictures.ts';
import { readCompany } from './read.ts';
import { references } from './references.ts';
import { misfitsOf, unknownTokens } from './schema.ts';
import { themeProblems } from './theme.ts';

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
  return [
    ...missingFiles(company.below),
    ...unknownFiles(company.below),
    ...company.read.flatMap(misfitsOf),
    ...duplicates(company),
    ...misspelledTags(company),
    ...customPageProblems(company),
    ...workProblems(company),
    ...emptyGroups(company),
    ...languageProblems(company),
    ...articles.flatMap(({ problems }) => problems),
    ...deadEnds(company, articles),
    ...(await references(company)),
    ...(await brandProblems(company)),
    ...(await pictureProblems(company, articles)),
    ...company.read.flatMap(unknownTokens),
    ...themeProblems(company),
  ];
}

const singular: Record<string, string> = {
  services: 'service',
  industries: 'industry',
  articles: 'article',
};

function missingFiles(below: string[]): Problem[] {
  return Object.values(files)
    .filter((kind: FileKind) => !kind.mayBeMissing)
    .filter((kind: FileKind) => !below.some((file) => matches(kind, file)))
    .map(({ path }: FileKind) => {
      const [folder = ''] = path.split('/');
      return path.includes('*')
        ? {
            file: `${folder}/`,
            wrong: 'there is no file in this folder.',
            fix: `write at least one: npm run new -- ${singular[folder] ?? ''} "Title".`,
          }
        : {
            file: path,
            wrong: 'this file is missing.',
            fix: 'write it; npm run new -- company "Title" FOLDER writes one to copy from.',
          };
    });
}

/** Folders of a company that hold something else than words, which is not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
function unknownFiles(below: string[]): Problem[] {
  const kinds: FileKind[] = Object.values(files);
  const languageOf = languageFolders(below);
  const inFirst = below.filter((file) => !languageOf(file));
  const untranslated = below
    .filter(languageOf)
    .map((file) => ({ file, first: file.slice(file.indexOf('/') + 1) }))
    .filter(({ first }) => !inFirst.includes(first) && !notes.test(first))
    .map(({ file, first }) => ({
      file,
      wrong: `there is no ${first} that this could translate${orMeant(first, inFirst, '')}`,
      fix: 'name it like the file of the first language; its address is its field slug.',
    }));
  const unread = inFirst
    .filter((file) => !others.some((folder) => file.startsWith(folder)) && !notes.test(file))
    .filter((file) => !kinds.some((kind) => matches(kind, file)))
    .map((file) => {
      const slug = file.replace(/^.*\/|\.\w+$/g, '');
      const known = kinds.map(({ path }) => path.replace('*', slug));
      const meant = nearest(file, known);
      return {
        file,
        wrong: `nothing reads this file${orMeant(file, known, '')}`,
        fix: meant
          ? `name it ${meant}, or take it away.`
          : `take it away, or put it into one of ${others.join(', ')}.`,
      };
    });
  return [...untranslated, ...unread];
}
