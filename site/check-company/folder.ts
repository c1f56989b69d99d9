import { files, type FileKind } from '../src/schema/files.ts';
import type { Fault } from './fault.ts';
import { matches } from './kinds.ts';
import { nearest } from './nearest.ts';

/** Folders of a company that hold something else than words, which is not checked here. */
const others = ['art/', 'brand/', 'pictures/', 'public/', 'specification/'];
const notes =
  /^(README|LICENSE|CHANGES|NOTES)(\.\w+)?$|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/i;

/** Finds files that nothing reads, most often because of a typing error in the name. */
export function unknownFiles(below: string[]): Fault[] {
  const kinds: FileKind[] = Object.values(files);
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
