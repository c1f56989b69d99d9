import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { jsonSchema, type JsonSchema } from '../site/check-company/json-schema.ts';
import { files, type FileKind } from '../site/src/schema/files.ts';

// The page that lists every file of a company's folder and every field of it, made of the schemas.

/** The part of a JSON schema that says what a person may write. */
type Field = Omit<JsonSchema, 'properties' | 'items' | 'oneOf' | 'anyOf'> & {
  default?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  oneOf?: Field[];
  anyOf?: Field[];
};

const schemaFolder = join(import.meta.dirname, '../site/src/schema');
// The facts of the company first: they are what people begin with.
const kinds: FileKind[] = [...new Set<FileKind>([files.company, ...Object.values(files)])];

/** `docs/fields.md`: every file and every field, and each kind of band with a sample. */
export function fieldsPage(): string {
  const pages = jsonSchema(files.pages.schema) as Field;
  const picture = pages.properties?.share;
  return [
    opening,
    '## The files\n',
    '| File | What it is |',
    '| --- | --- |',
    ...kinds.map((kind) => `| [\`${kind.path}\`](#${anchor(kind.path)}) | ${about(kind)} |`),
    ...kinds.flatMap(file),
    '## A picture\n',
    'Wherever a field is “a picture”, these are its fields. `whole` is for `share` alone.\n',
    ...(picture ? below(picture, 0, true) : []),
    '## Bands\n',
    'A page is a list of bands, and each begins with its `kind`. These may stand in any list of bands:\n',
    ...bands(general()),
    '### In services alone\n',
    'Parts of the page of a service, to say where they stand:\n',
    ...brief(special(files.services)),
    '### In industries alone\n',
    'Parts of the page of an industry, to say where they stand:\n',
    ...brief(special(files.industries)),
    '### In case studies alone\n',
    'Parts of the page of a case study, to say where they stand:\n',
    ...brief(special(files.work)),
  ].join('\n');
}

const opening = `# Every file and every field

<!-- Made by npm run schemas from site/src/schema/: change it there. -->

This is the list to look things up in; [the guide](guide/README.md) is the place to begin. It is made of what the
build checks, so it is never behind.

A field **in bold** must be there, and any other may be left out. A field that stands further to the right belongs to
the one above it. What is in \`{braces}\` is filled in when the site is built. “A list” means one entry for each line
that begins with a hyphen:

\`\`\`yaml
phone: +1 (555) 555-0100 # a field and what it holds
address: # a field that holds fields
  street: 12 Rye Lane
tags: # a list
  - Field books
  - Rain
\`\`\`

Besides these, a folder may hold \`pictures/\` with photographs and drawings, \`public/\` with files that are handed out
as they are, \`brand/\` with logos, and \`art/\` with drawings that are programs. The content guide says more of them.
`;

const about = ({ what, list, mayBeEmpty, mayBeMissing, path }: FileKind) =>
  [
    what,
    list ? ', as a list' : '',
    mayBeEmpty ? '; `[]` where there are none' : '',
    mayBeMissing && !path.includes('*') ? '; may be missing' : '',
    path.includes('*') ? '; as many files as you like' : '',
  ].join('');

function file(kind: FileKind): string[] {
  const schema = jsonSchema(kind.schema) as Field;
  const notes = [
    kind.list ? 'A list; each entry has:' : '',
    kind.path.endsWith('.md') ? 'Between the two lines of hyphens; the article follows them:' : '',
  ].filter(Boolean);
  return [
    `## \`${kind.path}\`\n`,
    `${capital(about(kind))}.${notes.length > 0 ? ` ${notes.join(' ')}` : ''}\n`,
    ...below(schema, 0, true),
  ];
}

/** The fields within a field, a line each; `whole` lists those of a picture too. */
function below(schema: Field, depth: number, whole = false): string[] {
  const one = schema.type === 'array' ? (schema.items ?? {}) : schema;
  if (isBands(one) || (isPicture(one) && !whole)) return [];
  if (one !== schema && one.type === 'array') return below(one, depth);
  const names = Object.entries(one.properties ?? {}).filter(([name]) => name !== 'kind');
  const lines = names.flatMap(([name, field]) => {
    const must = one.required?.includes(name);
    const label = must ? `**\`${name}\`**` : `\`${name}\``;
    return [
      `${'  '.repeat(depth)}- ${label} (${typeOf(field)})${said(field)}`,
      ...below(field, depth + 1),
    ];
  });
  const { additionalProperties: others } = one;
  if (typeof others === 'object')
    lines.push(
      `${'  '.repeat(depth)}- a name of your own (${typeOf(others as Field)})${said(others as Field)}`,
    );
  return depth === 0 ? [...lines, ''] : lines;
}

/** What a field is for, and what holds where it is left out. */
function said(field: Field): string {
  const what = field.description ?? (field.items as Field | undefined)?.description;
  const parts = [
    what && what !== 'A picture' ? what.replace(/\.$/, '') : '',
    field.default === undefined || isEmptyList(field.default)
      ? ''
      : `Without it: \`${JSON.stringify(field.default)}\``,
    ...(field.examples ?? []).map((example) => `For instance \`${JSON.stringify(example)}\``),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `: ${parts.join('. ')}.`;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const isPicture = ({ properties = {} }: Field) => 'src' in properties && 'alt' in properties;
const isBands = ({ oneOf }: Field) => oneOf?.some(({ properties = {} }) => 'kind' in properties);

/** What one writes there, in the words of somebody who does not program. */
function typeOf(field: Field): string {
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.enum) return field.enum.map((one) => `\`${String(one)}\``).join(' or ');
  const either = field.anyOf ?? field.oneOf;
  if (either) return either.map(typeOf).join(', or ');
  switch (field.type) {
    case 'array':
      return listOf(field);
    case 'object':
      if (isPicture(field)) return '[a picture](#a-picture)';
      return typeof field.additionalProperties === 'object' ? 'names and values' : 'fields';
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${range(field)}`;
    case 'number':
      return `number${range(field)}`;
    case 'string':
      return text(field);
    default:
      return 'day, without quotes: `2026-01-31`';
  }
}

function listOf({ items = {}, minItems, maxItems }: Field): string {
  const many = [
    minItems !== undefined && minItems === maxItems ? `exactly ${minItems}` : '',
    minItems !== undefined && minItems !== maxItems ? `at least ${minItems}` : '',
    maxItems !== undefined && minItems !== maxItems ? `at most ${maxItems}` : '',
  ].filter(Boolean);
  const count = many.length > 0 ? `, ${many.join(', ')}` : '';
  if (isBands(items)) return `list of [bands](#bands)${count}`;
  if (items.type === 'object' && !isPicture(items)) return `list${count}; each entry has`;
  return `list${count}: ${typeOf(items)}`;
}

/** Numbers that computers add as the ends of what they can count are none that a person set. */
const range = ({ minimum, maximum }: Field) =>
  [
    minimum !== undefined && Math.abs(minimum) < 1e9 ? ` from ${minimum}` : '',
    maximum !== undefined && Math.abs(maximum) < 1e9 ? ` to ${maximum}` : '',
  ].join('');

const formats: Record<string, string> = {
  email: 'e-mail address',
  uri: 'web address',
  date: 'day, in quotes: `"2026-01-31"`',
};

function text({ format = '', minLength = 0, maxLength, address, names }: Field): string {
  const kind =
    formats[format] ?? (address ? 'address' : names ? 'name of something else' : 'words');
  const length =
    maxLength !== undefined
      ? `, ${minLength} to ${maxLength} characters`
      : minLength > 1
        ? `, at least ${minLength} characters`
        : '';
  return kind + length;
}

const bandsOf = (kind: FileKind) =>
  (jsonSchema(kind.schema) as Field).properties?.bands?.items?.oneOf ?? [];
const kindOf = ({ properties }: Field) => String(properties?.kind?.const);
const general = () => bandsOf(files.pages);
const special = (kind: FileKind) => {
  const known = new Set(general().map(kindOf));
  return bandsOf(kind).filter((band) => !known.has(kindOf(band)));
};

function bands(all: Field[]): string[] {
  const samples = parse(readFileSync(join(schemaFolder, 'bands/samples.yaml'), 'utf8')) as {
    kind: string;
  }[];
  return all.flatMap((band) => [
    `### ${kindOf(band)}\n`,
    ...(band.description ? [`${band.description}.\n`] : []),
    ...below(band, 0),
    '```yaml',
    stringify(
      samples.filter(({ kind }) => kind === kindOf(band)),
      { lineWidth: 100 },
    ).trimEnd(),
    '```\n',
  ]);
}

const brief = (all: Field[]) => [
  ...all.flatMap((band) => [`- \`${kindOf(band)}\`: ${band.description ?? ''}`, ...below(band, 1)]),
  '',
];

/** As GitHub makes it of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
