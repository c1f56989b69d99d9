import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../src/lib/files-below.ts';
import { languageFolders } from '../src/lib/language-folder.ts';

/** How often each letter stands in a text. */
export type Letters = ReadonlyMap<string, number>;

/** Letters that machines' faces were measured for: machine-faces.ts */
const measured = /[ -~‘’“”–—…]/;

/** The letters of everything that a company says in one language: its YAML files, and its articles. */
export function lettersOf(folder: string): Letters {
  const below = filesBelow(folder);
  const languageOf = languageFolders(below);
  const texts = below
    .filter((file) => /\.(yaml|md)$/.test(file) && !/node_modules/.test(file) && !languageOf(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    .map(([file, text]) => (file.endsWith('.md') ? text : textsIn(parse(text)).join(' ')));
  const counts = new Map<string, number>();
  for (const letter of texts.join(' ').replace(/\s+/g, ' '))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/**
 * The average width of a letter of these texts.
 *
 * @param widthOf the width of a letter, in any unit; undefined where the face does not have it
 * @throws when the face has none of them
 */
export function averageWidth(
  letters: Letters,
  widthOf: (letter: string) => number | undefined,
): number {
  let [sum, count] = [0, 0];
  for (const [letter, times] of letters) {
    if (!measured.test(letter)) continue;
    const width = widthOf(letter);
    if (width === undefined) continue;
    sum += width * times;
    count += times;
  }
  if (count === 0) throw new Error('The face has no letter of the company’s texts.');
  return sum / count;
}
