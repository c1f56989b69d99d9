import { basename, dirname, join } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { fileSchema, schemaValues } from '../../check/company/schema.ts';
import { isNeutral, translatableFiles } from '../../src/i18n/translated-files.ts';
import { frontMatter } from '../../src/files/text-files.ts';
import { fileKinds, type FileKind } from '../../src/schema/file-kinds.ts';

// A pseudo-language: every text of a company with accented letters, and a third longer. Unaccented words on a page do
// not come from the language's folder.

const letters = 'acdeghilnorstuyzACDEGHILNORSTUYZ';
const accented = 'áçďéğħíłñöřšŧüýžÁÇĎÉĞĦÍŁÑÖŘŠŦÜÝŽ';

/** Tokens, tags, addresses and code stay unchanged. */
const untranslatable =
  /\{[\w.]+\}|<[^>]*>|`[^`]*`|\]\([^)]*\)|\]: \S+|https?:\/\/\S+|&\w+;|^Table:|^\s*[-*]\s|\\.|[\w.+-]+@[\w.-]+/gm;

const accent = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => accented[letters.indexOf(letter)] ?? letter);

/** Returns words that make a text a third longer. */
function longer(text: string): string {
  const more = Math.round(text.replace(untranslatable, '').length / 3);
  // A space before each seventh letter, so that lines can break.
  return more < 2 ? '' : `\u00a0${'ö'.repeat(more)}`.replace(/(ö{7})(?=ö)/g, '$1 ');
}

function pseudo(text: string, { pad = true } = {}): string {
  if (!/[A-Za-z]{2}/.test(text.replace(untranslatable, ''))) return text;
  let lastEnd = 0;
  let translated = '';
  for (const match of text.matchAll(untranslatable)) {
    translated += accent(text.slice(lastEnd, match.index)) + match[0];
    lastEnd = match.index + match[0].length;
  }
  translated += accent(text.slice(lastEnd));
  const [, body = '', end = ''] = /^([\s\S]*?)([\s.!?…:]*)$/.exec(translated) ?? [];
  return pad ? body + longer(text) + end : translated;
}

type Described = Record<string, unknown>;

const isText = (value: unknown, schema: Described) =>
  typeof value === 'string' &&
  (schema.type === undefined || schema.type === 'string') &&
  ['refersTo', 'address', 'enum', 'const', 'pattern', 'format', 'picture'].every(
    (one) => schema[one] === undefined,
  );

function inFields(kind: FileKind, data: unknown): unknown {
  // Any words of a screen may be texts.
  if (kind.path === fileKinds.screens.path) return everyText(data);
  const translated = structuredClone(data);
  for (const { path, value, schema } of schemaValues(fileSchema(kind), data)) {
    if (!isText(value, schema as Described)) continue;
    const key = path.at(-1);
    const holder = path
      .slice(0, -1)
      .reduce<unknown>(
        (parent, step) => (parent as Record<PropertyKey, unknown>)[step],
        translated,
      );
    if (key === undefined) continue;
    const { maxLength = Infinity } = schema as { maxLength?: number };
    const padded = pseudo(value as string);
    (holder as Record<PropertyKey, unknown>)[key] =
      padded.length > maxLength ? pseudo(value as string, { pad: false }) : padded;
  }
  if (kind.path === fileKinds.services.path) {
    const { name } = translated as { name: string };
    return { heading: name, ...(translated as object) };
  }
  return translated;
}

function everyText(data: unknown): unknown {
  if (typeof data === 'string') return pseudo(data, { pad: false });
  if (Array.isArray(data)) return data.map(everyText);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, everyText(value)]));
}

/** Translates Markdown except code, table rules and block markers. */
function inMarkdown(body: string): string {
  let fenced = false;
  return body
    .split('\n')
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
      const isCode = fenced || /^\s*(```|~~~)|^\s{4,}|^[\s|:-]+$|^\[\^?[\w-]+\]: /.test(line);
      return isCode ? line : pseudo(line, { pad: false });
    })
    .join('\n');
}

/** Translates the facts that a language may translate. */
function inFacts(text: string) {
  const { description, blurb, checkboxes } = parse(text) as Record<string, string | object>;
  return {
    description: pseudo(String(description), { pad: false }),
    ...(blurb && { blurb: pseudo(String(blurb)) }),
    checkboxes: everyText(checkboxes ?? {}),
  };
}

/** Writes this language's folder into a company's, with everything translated. */
export function writePseudoLanguage(company: string, tag: string): void {
  for (const { kind, file } of translatableFiles(company)) {
    const target = join(company, tag, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(company, file), 'utf8');
    if (kind.path === fileKinds.company.path) writeFileSync(target, stringify(inFacts(text)));
    if (isNeutral(kind)) continue;
    if (basename(file).endsWith('.md')) {
      const { yaml = '', body = '' } = frontMatter(text) ?? {};
      const fields = stringify(inFields(kind, parse(yaml)));
      writeFileSync(target, `---\n${fields}---${inMarkdown(body)}`);
    } else writeFileSync(target, stringify(inFields(kind, parse(text))));
  }
}

/** Words with letters that this language would have accented; email addresses have none. */
const plainWords = (text: string): string[] =>
  text
    .replace(/[\w.+-]+@[\w.-]+/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’.@_-]+/u)
    .filter((word) => [...word].filter((letter) => letters.includes(letter)).length > 1);

/** Names that are the same in every language: those of the company, of technologies, and of code. */
function namesOf(company: string): Set<string> {
  const read = (file: string) => readFileSync(join(company, file), 'utf8');
  const facts = Object.entries(parse(read('company.yaml')) as Described).filter(
    ([field]) => !['description', 'blurb', 'checkboxes'].includes(field),
  );
  const code = ['articles', 'services'].flatMap((folder) =>
    readdirSync(join(company, folder)).flatMap(
      (file) => read(`${folder}/${file}`).match(/```\w+|`[^`]+`|language: \w+/g) ?? [],
    ),
  );
  const neutral = ['customers.yaml', 'technologies.yaml'].map(read);
  return new Set(plainWords([JSON.stringify(facts), ...neutral, ...code].join(' ')));
}

/** Finds words in texts that do not come from this language's folder. */
export function untranslated(company: string): (...texts: string[]) => string[] {
  const known = namesOf(company);
  return (...texts) =>
    texts
      .flatMap(plainWords)
      .map((word) => word.replace(/[.'’-]+$/, ''))
      .filter((word) => !known.has(word) && !known.has(`${word}.`));
}

/** A page's text for people and programs, without code, addresses and names of other languages. */
export function textsOfPage(html: string): string[] {
  const content = html
    .replace(/<(script|style|pre|code|kbd|samp)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<nav lang=[\s\S]*?<\/nav>/g, ' ')
    .replace(/<a hrefLang=[\s\S]*?<\/a>/g, ' ')
    .replace(/<p class="code-sample-head[\s\S]*?<\/p>/g, ' ')
    .replace(/\{\{\w+\}\}|&#?\w+;/g, ' ');
  const attributes = [
    ...content.matchAll(/\s(?:alt|aria-label|placeholder)="([^"]*)"/g),
    ...content.matchAll(
      /<meta (?:name|property)="(?:description|og:title|og:description|og:image:alt)" content="([^"]*)"/g,
    ),
  ].map(([, words = '']) => words);
  return [...content.replace(/<(?:"[^"]*"|[^">])*>/g, '\n').split('\n'), ...attributes];
}
