import { files, type FileKind } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { matches } from './kinds.ts';
import { nearest } from './nearest.ts';

/** Folders of a company that hold something else than words, which is not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** The folder of a further language: `de/words.yaml` is in one. */
const languageOf = (file: string) => /^([a-z]{2,3}(?:-[A-Za-z\d]+)*)\//.exec(file)?.[1];

/** Finds files that nothing reads, most often because of a typing error in the name. */
export function unknownFiles(below: string[]): Fault[] {
  const kinds: FileKind[] = Object.values(files);
  const languages = new Set(
    below.map(languageOf).filter((tag) => below.includes(`${tag}/words.yaml`)),
  );
  const translates = (file: string) => languages.has(languageOf(file));
  return [
    ...untranslated(below.filter(translates), below),
    ...nothingReads(
      below.filter((file) => !translates(file)),
      kinds,
    ),
  ];
}

/** Finds what a further language has and the first one has not. */
function untranslated(inLanguages: string[], below: string[]): Fault[] {
  return inLanguages
    .map((file) => ({ file, first: file.slice(file.indexOf('/') + 1) }))
    .filter(({ first }) => !below.includes(first) && !notes.test(first))
    .map(({ file, first }) => {
      const meant = nearest(
        first,
        below.filter((one) => !languageOf(one)),
      );
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
