import { z } from 'astro/zod';
import { fileKinds, type FileKind } from '../../src/schema/file-kinds.ts';
import type { PictureField } from '../../src/fields/image.ts';
import type { ReferenceKind } from '../../src/fields/parts.ts';
import { nearestName, didYouMean, type FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList, type Source } from './read.ts';

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
  /** A part of a picture, which the editor sets with a click. */
  focus?: true;
  /** A text of one sentence or more. */
  long?: true;
  markdown?: true;
  refersTo?: ReferenceKind;
  picture?: PictureField;
};

const schemaCache = new WeakMap<z.ZodType, JsonSchema>();

export function jsonSchema(schema: z.ZodType): JsonSchema {
  const json = schemaCache.get(schema) ?? (z.toJSONSchema(schema, options) as JsonSchema);
  schemaCache.set(schema, json);
  return json;
}

/** Returns the schema of a kind of file; for a list, that of its entries. */
export function fileSchema({ schema, list }: FileKind): JsonSchema {
  const one = jsonSchema(schema);
  return list ? { items: one } : one;
}

// JSON has no dates, so they stay text. Editors support this draft best.
const options = { io: 'input', unrepresentable: 'any', target: 'draft-7' } as const;

/** Returns the schema at a path; if there are several kinds, the one that matches the data. */
function schemaAt(
  schema: JsonSchema | undefined,
  data: unknown,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const here = schema && matchingVariant(schema, data);
  const [key, ...rest] = path;
  if (key === undefined || here === undefined) return here;
  return schemaAt(
    childSchema(here, key),
    (data as Record<PropertyKey, unknown> | undefined)?.[key],
    rest,
  );
}

/** Yields every value that is not a container, with its path and its schema. */
export function* schemaValues(
  schema: JsonSchema | undefined,
  data: unknown,
  path: PropertyKey[] = [],
): Generator<{ path: PropertyKey[]; value: unknown; schema: JsonSchema }> {
  const here = schema && matchingVariant(schema, data);
  if (here === undefined) return;
  if (typeof data !== 'object' || data === null) {
    yield { path, value: data, schema: here };
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    const key = Array.isArray(data) ? Number(name) : name;
    yield* schemaValues(childSchema(here, key), value, [...path, key]);
  }
}

function childSchema(schema: JsonSchema, key: PropertyKey): JsonSchema | undefined {
  if (typeof key === 'number') return schema.items;
  const { additionalProperties: others } = schema;
  return schema.properties?.[String(key)] ?? (typeof others === 'object' ? others : undefined);
}

function matchingVariant(schema: JsonSchema, data: unknown): JsonSchema {
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

export function* companyValues({ sources }: CompanyContent) {
  for (const source of sources)
    for (const found of schemaValues(fileSchema(source.kind), source.data))
      yield { ...found, source };
}

/** Finds unreadable files, and values that do not fit their schema. */
export function* schemaProblems({ sources }: CompanyContent): Generator<FileProblem> {
  for (const source of sources) {
    const { kind, data, file } = source;
    yield* source.problems;
    if (source.problems.length > 0) continue;
    if (!kind.list) yield* schemaMismatches(source, kind.schema, data);
    else if (
      asList(data).length === 0 &&
      !(kind.mayBeMissing && (Array.isArray(data) || data === null))
    )
      yield {
        file,
        line: 1,
        message: Array.isArray(data) ? 'the list is empty.' : 'the file is not a list.',
        fix: 'add at least one entry, which begins with “- id:”.',
      };
    for (const [index, entry] of kind.list ? asList(data).entries() : [])
      yield* schemaMismatches(source, kind.schema, entry, [index]);
  }
}

const findTokens = (words: string) =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Finds tokens that no page fills in, in fields whose description lists the allowed tokens. */
export function* tokenProblems(company: CompanyContent): Generator<FileProblem> {
  for (const { source, path, value, schema } of companyValues(company)) {
    const known = findTokens(schema.description ?? '');
    // The schema of words.yaml checks its tokens.
    if (source.kind === fileKinds.words || known.length === 0 || typeof value !== 'string')
      continue;
    for (const token of new Set(findTokens(value)).difference(new Set(known)))
      yield source.problem(
        path,
        `{${token}} cannot be used here${didYouMean(token, known, '{}')}`,
        `write one of ${known.map((name) => `{${name}}`).join(', ')}, or remove it.`,
      );
  }
}

/**
 * Describes in plain words what does not fit a schema.
 *
 * @param path where the data is in the file: the number of the entry, if the file is a list
 */
export function* schemaMismatches(
  source: Pick<Source, 'problem'>,
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): Generator<FileProblem> {
  const json = jsonSchema(schema);
  const { error } = schema.safeParse(data, { reportInput: true });
  for (const issue of error?.issues.flatMap(intendedIssues) ?? []) {
    const fieldPath = [...path, ...issue.path];
    const fieldSchema = schemaAt(json, data, issue.path);
    if (issue.code !== 'unrecognized_keys') {
      yield source.problem(fieldPath, ...describeIssue(keyIssue(issue), fieldSchema?.description));
      continue;
    }
    const known = Object.keys(fieldSchema?.properties ?? {});
    for (const key of issue.keys) {
      const suggestion = nearestName(key, known);
      yield source.problem(
        [...fieldPath, key],
        `there is no field “${key}”${didYouMean(key, known)}`,
        suggestion
          ? `write ${suggestion}, or remove the line.`
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
function intendedIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isAboutWhole = ({ path, code }: Issue) => path.length === 0 && code !== 'unrecognized_keys';
  const chosen =
    issue.errors.find((branch) => !branch.some(isAboutWhole)) ??
    issue.errors.find(
      (branch) => !branch.some((part) => isAboutWhole(part) && part.code === 'invalid_type'),
    );
  return (chosen ?? [issue]).map((part) => ({
    ...part,
    path: part === issue ? issue.path : [...issue.path, ...part.path],
  }));
}

/** Returns the issue with a field's name rather than the general one. */
function keyIssue(issue: Issue): Issue {
  const [first] = issue.code === 'invalid_key' ? issue.issues : [];
  return first?.code === 'invalid_format'
    ? { ...first, path: issue.path, input: String(issue.path.at(-1)) }
    : issue;
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
  record: 'fields of its own',
};

function describeIssue(
  issue: Issue,
  description: string | undefined,
): [message: string, fix: string] {
  const purpose = description ? ` It is for: ${description}.` : '';
  const isMissing = `${String(issue.path.at(-1) ?? 'it')} is missing.`;
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = TYPE_NAMES[issue.expected] ?? issue.expected;
      if (issue.input === undefined)
        return [isMissing, `write it here; it takes ${wanted}.${purpose}`];
      const instruction = wanted === 'text' ? 'put it in quotes' : `write ${wanted}`;
      return [
        `it takes ${wanted}, but has ${describeValue(issue.input)}.`,
        `${instruction}.${purpose}`,
      ];
    }
    case 'too_small':
    case 'too_big': {
      const [message, fix] = describeSize(issue);
      return [message, `${fix}.${purpose}`];
    }
    case 'invalid_value':
      return describeChoice(issue.values, issue.input);
    case 'invalid_union': {
      const { options = [], discriminator = '' } = issue as {
        options?: [];
        discriminator?: string;
      };
      return describeChoice(options, asRecord(issue.input)[discriminator]);
    }
    case 'invalid_format':
      if (issue.format === 'regex' && !issue.message.startsWith('Invalid'))
        return [
          `${describeValue(issue.input)} is not valid: ${issue.message}.`,
          `change it.${purpose}`,
        ];
      return [
        `${describeValue(issue.input)} is not valid.`,
        `write ${describeFormat(issue)}.${purpose}`,
      ];
  }
  const { fix } = (issue.code === 'custom' && issue.params) || {};
  if (typeof fix === 'string') return [`${issue.message}.`, fix];
  return [`${issue.message}.`, description ? `it is for: ${description}.` : 'change it.'];

  function describeChoice(options: readonly unknown[], value: unknown): [string, string] {
    const known = options.map(String);
    const end = typeof value === 'string' ? didYouMean(value, known) : '.';
    return [
      value === undefined ? isMissing : `${describeValue(value)} is not known here${end}`,
      `write one of ${known.join(', ')}.${purpose}`,
    ];
  }
}

/** Describes a wrong length or number, and the fix. */
function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): [message: string, fix: string] {
  const isMinimum = issue.code === 'too_small';
  const bound = Number(isMinimum ? issue.minimum : issue.maximum);
  const { input, inclusive } = issue;
  const words = isMinimum
    ? { limit: 'at least', bound: inclusive ? 'from' : 'above', size: 'small', fix: 'longer' }
    : { limit: 'at most', bound: inclusive ? 'up to' : 'below', size: 'large', fix: 'shorter' };
  const limit = `${issue.exact ? 'exactly' : words.limit} ${bound}`;
  if (issue.origin === 'array') {
    const there = asList(input).length;
    if (there === 0) return ['the list is empty.', `give it at least ${bound}`];
    return [
      `the list has ${there}, and it takes ${limit}.`,
      there < bound ? `add ${bound - there}` : `take ${there - bound} out`,
    ];
  }
  if (issue.origin === 'string') {
    const length = String(input).trim().length;
    if (length === 0) return ['it is empty.', 'write something'];
    return [`it has ${length} characters, and it takes ${limit}.`, `make it ${words.fix}`];
  }
  return [`${String(input)} is too ${words.size}.`, `write a number ${words.bound} ${bound}`];
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const forms: Record<string, string> = {
    email: 'an email address, as name@example.com',
    url: 'a whole address, with https:// in front',
    date: 'a day such as 2026-01-31',
    starts_with: `something that begins with ${'prefix' in issue ? String(issue.prefix) : 'that'}`,
    regex: `what fits ${issue.pattern ?? ''}`,
  };
  return forms[issue.format] ?? issue.format;
}

function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `“${value}”`;
  return `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
}
