import { z } from 'astro/zod';
import { files, type FileKind } from '../../src/schema/files.ts';
import type { PictureField } from '../../src/schema/image.ts';
import type { Named } from '../../src/schema/parts.ts';
import { nearest, orMeant, type FileProblem } from './messages.ts';
import { type Company, fields, list, type Source } from './read.ts';

/** The part of a JSON schema that the checks and the editor read; see z.toJSONSchema. */
export type JsonSchema = {
  $schema?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  const?: unknown;
  enum?: string[];
  type?: string;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  address?: true;
  /** An address of another site, which receives visitors' data. */
  foreign?: true;
  markdown?: true;
  names?: Named;
  picture?: PictureField;
};

const made = new WeakMap<z.ZodType, JsonSchema>();

export function jsonSchema(schema: z.ZodType): JsonSchema {
  const json = made.get(schema) ?? (z.toJSONSchema(schema, options) as JsonSchema);
  made.set(schema, json);
  return json;
}

/** Returns the schema of a kind of file; for a list, that of its entries. */
export function schemaOf({ schema, list }: FileKind): JsonSchema {
  const one = jsonSchema(schema);
  return list ? { items: one } : one;
}

// JSON has no dates, so they stay text. Editors support this draft best.
const options = { io: 'input', unrepresentable: 'any', target: 'draft-7' } as const;

/** Returns the schema at a path; if there are several kinds, the one that matches the data. */
function describedAt(
  schema: JsonSchema | undefined,
  data: unknown,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const here = schema && chosen(schema, data);
  const [key, ...rest] = path;
  if (key === undefined || here === undefined) return here;
  return describedAt(
    below(here, key),
    (data as Record<PropertyKey, unknown> | undefined)?.[key],
    rest,
  );
}

/** Yields every value that is not a container, with its path and its schema. */
export function* valuesOf(
  schema: JsonSchema | undefined,
  data: unknown,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[]; value: unknown; schema: JsonSchema }> {
  const here = schema && chosen(schema, data);
  if (here === undefined) return;
  if (typeof data !== 'object' || data === null) {
    yield { path, value: data, schema: here };
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const key = Array.isArray(data) ? Number(name) : name;
    yield* valuesOf(below(here, key), value, [...path, key]);
  }
}

function below(schema: JsonSchema, key: PropertyKey): JsonSchema | undefined {
  if (typeof key === 'number') return schema.items;
  const { additionalProperties: others } = schema;
  return schema.properties?.[String(key)] ?? (typeof others === 'object' ? others : undefined);
}

function chosen(schema: JsonSchema, data: unknown): JsonSchema {
  const kinds = (schema.oneOf ?? schema.anyOf)?.flatMap((kind) => kind.oneOf ?? [kind]);
  const kind = kinds?.find(({ properties = {} }) =>
    Object.entries(properties).some(
      ([key, { const: only }]) =>
        only !== undefined && (data as Record<string, unknown> | undefined)?.[key] === only,
    ),
  );
  return kind ?? kinds?.find(({ type }) => type === typeOf(data)) ?? schema;
}

const typeOf = (data: unknown) => (Array.isArray(data) ? 'array' : typeof data);

export function* valuesIn({ read }: Company) {
  for (const source of read)
    for (const found of valuesOf(schemaOf(source.kind), source.data)) yield { ...found, source };
}

/** Finds unreadable files, and values that do not fit their schema. */
export function* schemaProblems({ read }: Company): Generator<FileProblem> {
  for (const source of read) {
    const { kind, data, file } = source;
    yield* source.problems;
    if (source.problems.length > 0) continue;
    if (!kind.list) yield* misfitsOf(source, kind.schema, data);
    else if (
      list(data).length === 0 &&
      !(kind.mayBeMissing && (Array.isArray(data) || data === null))
    )
      yield {
        file,
        line: 1,
        wrong: Array.isArray(data) ? 'the list is empty.' : 'the file is not a list.',
        fix: 'add at least one entry, which begins with “- id:”.',
      };
    for (const [index, entry] of kind.list ? list(data).entries() : [])
      yield* misfitsOf(source, kind.schema, entry, [index]);
  }
}

const tokensOf = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Finds tokens that no page fills in, in fields whose description lists the allowed tokens. */
export function* unknownTokens(company: Company): Generator<FileProblem> {
  for (const { source, path, value, schema } of valuesIn(company)) {
    const known = tokensOf(schema.description ?? '');
    // The schema of words.yaml checks its tokens.
    if (source.kind === files.words || known.length === 0 || typeof value !== 'string') continue;
    for (const token of new Set(tokensOf(value)).difference(new Set(known)))
      yield source.problem(
        path,
        `{${token}} cannot be used here${orMeant(token, known, '{}')}`,
        `write one of ${known.map((name) => `{${name}}`).join(', ')}, or remove it.`,
      );
  }
}

/**
 * Describes in plain words what does not fit a schema.
 *
 * @param path where the data is in the file: the number of the entry, if the file is a list
 */
export function* misfitsOf(
  source: Pick<Source, 'problem'>,
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): Generator<FileProblem> {
  const json = jsonSchema(schema);
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of error?.issues.flatMap(ofTheTypeMeant) ?? []) {
    const way = [...path, ...issue.path];
    const described = describedAt(json, data, issue.path);
    if (issue.code !== 'unrecognized_keys') {
      yield source.problem(way, ...inWords(own(issue), described?.description));
      continue;
    }
    const known = Object.keys(described?.properties ?? {});
    for (const key of issue.keys) {
      const meant = nearest(key, known);
      yield source.problem(
        [...way, key],
        `there is no field “${key}”${orMeant(key, known)}`,
        meant
          ? `write ${meant}, or remove the line.`
          : `remove it. Known here: ${known.join(', ')}.`,
      );
    }
  }
}

type Issue = z.core.$ZodIssue;

/**
 * If a field takes one of several types, returns the issues of the intended one: that of which only some fields are
 * wrong, or else that of the same type.
 */
function ofTheTypeMeant(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const whole = ({ path, code }: Issue) => path.length === 0 && code !== 'unrecognized_keys';
  const chosen =
    issue.errors.find((one) => !one.some(whole)) ??
    issue.errors.find((one) => !one.some((part) => whole(part) && part.code === 'invalid_type'));
  return (chosen ?? [issue]).map((part) => ({
    ...part,
    path: part === issue ? issue.path : [...issue.path, ...part.path],
  }));
}

/** Returns the issue with a field's name rather than the general one. */
function own(issue: Issue): Issue {
  const [first] = issue.code === 'invalid_key' ? issue.issues : [];
  return first?.code === 'invalid_format'
    ? { ...first, path: issue.path, input: String(issue.path.at(-1)) }
    : issue;
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  record: 'fields of its own',
};

function inWords(issue: Issue, description: string | undefined): [wrong: string, fix: string] {
  const what = description ? ` It is for: ${description}.` : '';
  const isMissing = `${String(issue.path.at(-1) ?? 'it')} is missing.`;
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = kinds[issue.expected] ?? issue.expected;
      if (issue.input === undefined)
        return [isMissing, `write it here; it takes ${wanted}.${what}`];
      const quoted = wanted === 'text' ? 'put it in quotes' : `write ${wanted}`;
      return [`it takes ${wanted}, but has ${given(issue.input)}.`, `${quoted}.${what}`];
    }
    case 'too_small':
    case 'too_big': {
      const [wrong, fix] = sizeInWords(issue);
      return [wrong, `${fix}.${what}`];
    }
    case 'invalid_value':
      return choiceInWords(issue.values, issue.input);
    case 'invalid_union': {
      const { options = [], discriminator = '' } = issue as {
        options?: [];
        discriminator?: string;
      };
      return choiceInWords(options, fields(issue.input)[discriminator]);
    }
    case 'invalid_format':
      if (issue.format === 'regex' && !issue.message.startsWith('Invalid'))
        return [`${given(issue.input)} is not valid: ${issue.message}.`, `change it.${what}`];
      return [`${given(issue.input)} is not valid.`, `write ${formOf(issue)}.${what}`];
  }
  const { fix } = (issue.code === 'custom' && issue.params) || {};
  if (typeof fix === 'string') return [`${issue.message}.`, fix];
  return [`${issue.message}.`, description ? `it is for: ${description}.` : 'change it.'];

  function choiceInWords(options: readonly unknown[], value: unknown): [string, string] {
    const known = options.map(String);
    const end = typeof value === 'string' ? orMeant(value, known) : '.';
    return [
      value === undefined ? isMissing : `${given(value)} is not known here${end}`,
      `write one of ${known.join(', ')}.${what}`,
    ];
  }
}

/** Describes a wrong length or number, and the fix. */
function sizeInWords(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): [wrong: string, fix: string] {
  const least = issue.code === 'too_small';
  const bound = Number(least ? issue.minimum : issue.maximum);
  const { input, inclusive } = issue;
  const limit = `${issue.exact ? 'exactly' : least ? 'at least' : 'at most'} ${bound}`;
  if (issue.origin === 'array') {
    const there = list(input).length;
    if (there === 0) return ['the list is empty.', `give it at least ${bound}`];
    return [
      `the list has ${there}, and it takes ${limit}.`,
      there < bound ? `add ${bound - there}` : `take ${there - bound} out`,
    ];
  }
  if (issue.origin === 'string') {
    const there = String(input).trim().length;
    if (there === 0) return ['it is empty.', 'write something'];
    return [
      `it has ${there} characters, and it takes ${limit}.`,
      `make it ${least ? 'longer' : 'shorter'}`,
    ];
  }
  const from = least ? (inclusive ? 'from' : 'above') : inclusive ? 'up to' : 'below';
  return [
    `${String(input)} is too ${least ? 'small' : 'large'}.`,
    `write a number ${from} ${bound}`,
  ];
}

function formOf(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const forms: Record<string, string> = {
    email: 'an email address, as name@example.com',
    url: 'a whole address, with https:// in front',
    date: 'a day such as 2026-01-31',
    starts_with: `something that begins with ${'prefix' in issue ? String(issue.prefix) : 'that'}`,
    regex: `what fits ${issue.pattern ?? ''}`,
  };
  return forms[issue.format] ?? issue.format;
}

function given(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `“${value}”`;
  return `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
}
