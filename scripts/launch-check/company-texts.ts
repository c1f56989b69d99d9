import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import { readSource, type Source } from '../../site/check-company/read.ts';

/** Something that is not true any more, or not the company's own, where a person finds it. */
export type Finding = { file: string; line: number; what: string };

/** Words of a company: of a field, or of a paragraph of an article. */
export type Said = {
  /** Below the company's folder. */
  file: string;
  path: readonly PropertyKey[];
  words: string;
  /** The fields of the object that the words stand in. */
  beside: Record<string, unknown>;
  /** The line on which they begin. */
  line: number;
  /** The line on which a part of them is found; that of the whole where it is broken over two. */
  lineOf: (part: string) => number;
  /** Whether somebody has written that these words are right, on that line or the one above. */
  isRight: (line: number) => boolean;
};

/** What a person writes in a comment beside words that only look wrong. */
export const RIGHT = 'launch-check: right';

/** The text files of a company's folder, by their paths in it. */
const textFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /^(?!specification\/|\.).*\.(yaml|md)$/.test(file));

/** All words of a company. Files that cannot be read are left to the check of the build, which says where. */
export function textsOf(folder: string): Said[] {
  return textFiles(folder).flatMap((file) => {
    const source = readSource(folder, file);
    if (source.problems.length > 0) return [];
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    return [...inFields(source, lines, source.data), ...inBody(source, lines)];
  });
}

function* inFields(
  source: Source,
  lines: string[],
  data: unknown,
  path: PropertyKey[] = [],
  beside: Record<string, unknown> = {},
): Generator<Said> {
  if (typeof data === 'string') {
    yield said(source.file, lines, { path, words: data, beside, line: source.line(path) });
    return;
  }
  if (typeof data !== 'object' || data === null || data instanceof Date) return;
  const isList = Array.isArray(data);
  for (const [name, value] of Object.entries(data)) {
    const way = [...path, isList ? Number(name) : name];
    yield* inFields(source, lines, value, way, isList ? beside : (data as Record<string, unknown>));
  }
}

/** The paragraphs of an article, without its code. */
function inBody(source: Source, lines: string[]): Said[] {
  if (!source.file.endsWith('.md')) return [];
  const body = source.body.replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );
  const start = lines.length - source.body.split('\n').length;
  return [...body.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: words, index }) => {
    const line = start + body.slice(0, index).split('\n').length;
    return said(source.file, lines, { path: [], words, beside: {}, line });
  });
}

function said(
  file: string,
  lines: string[],
  { line, words, ...rest }: Pick<Said, 'path' | 'words' | 'beside' | 'line'>,
): Said {
  return {
    file,
    line,
    words,
    ...rest,
    lineOf: (part) => {
      const end = line + words.split('\n').length + Math.ceil(words.length / 40);
      const at = lines.slice(line - 1, end).findIndex((text) => text.includes(part));
      return at < 0 ? line : line + at;
    },
    isRight: (at) => [at - 2, at - 1, line - 2, line - 1].some((i) => lines[i]?.includes(RIGHT)),
  };
}

/** A finding as a person reads it: the file as it is typed where the command was started. */
export const shown = (folder: string, { file, line, what }: Finding): string =>
  `${relative('.', join(folder, file))}:${line}: ${what}`;
