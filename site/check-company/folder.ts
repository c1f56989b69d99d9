import { languageFolders } from '../src/lib/language-folder.ts';
import { files, matches, type FileKind } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { nearest } from './nearest.ts';

/** Folders of a company that hold something else than words, which is not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
export function unknownFiles(below: string[]): Fault[] {
  const kinds: FileKind[] = Object.values(files);
  const languageOf = languageFolders(below);
  return [
    ...untranslated(
      below.filter(languageOf),
      below.filter((file) => !languageOf(file)),
    ),
    ...nothingReads(
      below.filter((file) => !languageOf(file)),
      kinds,
    ),
  ];
}

/** Finds what a further language has and the first one has not. */
function untranslated(inLanguages: string[], inFirst: string[]): Fault[] {
  return inLanguages
    .map((file) => ({ file, first: file.slice(file.indexOf('/') + 1) }))
    .filter(({ first }) => !inFirst.includes(first) && !notes.test(first))
    .map(({ file, first }) => {
      const meant = nearest(first, inFirst);
      return {
        file,
        wrong: `there is no ${first} that this could translate${meant ? `; did you mean ${meant}?` : '.'}`,
        fix: 'name it like the file of the first language; its address is its field slug.',
      };
    });
}

function nothingReads(below: string[], kinds: FileKind[]): Fault[] {
  return below
    .filter((file) => !others.some((folder) => file.startsWith(folder)) && !notes.test(file))
    .filter((file) => !kinds.some((kind) => matches(kind, file)))
    .map((file) => {
      const slug = file.replace(/^.*\/|\.\w+$/g, '');
      const meant = nearest(
        file,
        kinds.map(({ path }) => path.replace('*', slug)),
      );
      return {
        file,
        wrong: `nothing reads this file${meant ? `; did you mean ${meant}?` : '.'}`,
        fix: meant
          ? `name it ${meant}, or take it away.`
          : `take it away, or put it into one of ${others.join(', ')}.`,
      };
    });
}
