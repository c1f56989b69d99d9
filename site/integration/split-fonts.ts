import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { parse } from 'yaml';
// @ts-expect-error It comes without types.
import subsetFont from 'subset-font';
import { filesBelow } from '../src/files/files-below.ts';

/** A font file; one of several contains only the letters of its range. */
export type FaceFile = { path: string; range?: string };

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2' | 'truetype'; keepAllGlyphs?: boolean },
) => Promise<Buffer>;
const subset = subsetFont as Subset;

/** Reads a font file as TrueType. */
export const toTrueType = (path: string) =>
  subset(readFileSync(path), '', { targetFormat: 'truetype', keepAllGlyphs: true });

/** The letters of a company's texts, in both cases, those of our own markup, and for text also what visitors type. */
export function lettersOfCompany(folder: string, face: 'display' | 'text'): string {
  const texts = filesBelow(folder)
    .filter((path) => /\.(ya?ml|md)$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
    .map(([path, text]) => {
      if (face === 'text') return text;
      // No heading contains the signs of code.
      return path.endsWith('.md') ? (text.match(/^#.*$/gm) ?? []).join('') : joinTexts(parse(text));
    });
  const written = texts.join('').normalize();
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const ours = `\u00a0©·×–—‘’“”…‹›→−0123456789${face === 'text' ? ascii : ''}`;
  const all = new Set(`${ours}${written}${written.toUpperCase()}`);
  return [...all].filter((letter) => letter >= ' ').join('');
}

/** All values of a parsed file in one text. */
function joinTexts(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(joinTexts).join('');
}

/**
 * Writes a second file that contains only these letters of a font.
 *
 * @returns both files; their ranges have no letter in common, because a browser would load both for it
 */
export async function splitFont(
  path: string,
  letters: string,
  output: string,
): Promise<FaceFile[]> {
  const { characterSet } = create(await toTrueType(path)) as Font;
  const wanted = new Set([...letters].map((letter) => letter.codePointAt(0)));
  const kept = characterSet.filter((code) => wanted.has(code));
  const rest = characterSet.filter((code) => code >= 32 && !wanted.has(code));
  const font = readFileSync(path);
  // Fonts in two folders may have one name.
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const file = join(output, `${basename(path).replace(/\.\w+$/, '')}-${hash}.woff2`);
  const text = String.fromCodePoint(...kept);
  writeFileSync(file, await subset(font, text, { targetFormat: 'woff2' }));
  return [
    ...(rest.length > 0 ? [{ path, range: rangeOf(rest) }] : []),
    { path: file, range: rangeOf(kept) },
  ];
}

/** Code points as CSS writes them: 'U+20-7e, U+a0'. */
function rangeOf(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}
