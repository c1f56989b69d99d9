import type { JsonSchema } from '../site/check-company/schema.ts';

/** The part of a JSON schema that decides what a field may hold. */
type Field = JsonSchema & {
  type?: string;
  enum?: unknown[];
  required?: string[];
  minItems?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  propertyNames?: { enum?: string[] };
  properties?: Record<string, Field>;
  items?: Field;
};

/** Values that are known before a file is written, by the name of a top-level field. */
export type Given = Record<string, unknown>;

/** How often each sentence was used already: on one page no two headings may be the same. */
export type Said = Map<string, number>;

/**
 * Fills a schema: each required field says what it is for, and whatever can be marked as a sample is
 * marked. The words come from the schema, so a new field is filled too.
 *
 * @param said what the files before have said
 * @param place the number of an entry in its list, which makes its id and its kind
 */
export function filled(schema: JsonSchema, given: Given, said: Said, place = 0): unknown {
  const field = schema as Field;
  const kinds = (field.oneOf ?? field.anyOf) as Field[] | undefined;
  if (kinds) return filled(kinds[place % kinds.length] ?? {}, given, said, place);
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[place % field.enum.length];
  if (field.type === 'object') return object(field, given, said, place);
  if (field.type === 'array') {
    const entries = field.items ?? {};
    return Array.from({ length: Math.max(field.minItems ?? 1, 1) }, (_, index) =>
      filled(entries, given, said, index),
    );
  }
  if (field.type === 'boolean') return false;
  if (field.type === 'number' || field.type === 'integer') return place + 1;
  return words(field, said, place);
}

function object(field: Field, given: Given, said: Said, place: number): Given {
  const { properties = {}, required = [], additionalProperties: others } = field;
  if (typeof others === 'object') {
    const keys = field.propertyNames?.enum ?? required;
    return Object.fromEntries(keys.map((key) => [key, filled(others, {}, said, place)]));
  }
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || isMark(name, properties[name]) || name in given,
  );
  return Object.fromEntries(
    names.map((name) => {
      const schema = properties[name] ?? {};
      if (name in given) return [name, given[name]];
      if (isMark(name, schema)) return [name, schema.type === 'array' ? [] : true];
      return [name, filled(schema, {}, said, place)];
    }),
  );
}

/** The mark by which launch-check knows what is sample; a label may have the same name. */
const isMark = (name: string, schema: Field | undefined) =>
  name === 'sample' && schema?.type !== 'string';

function words(
  { address, format, pattern, minLength = 0, description = '' }: Field,
  said: Said,
  place: number,
) {
  if (address) return ['/contact', '/about', '/blog', '/'][place % 4];
  if (format === 'email') return 'hello@example.com';
  if (format === 'uri') return 'https://example.com/';
  if (format === 'date') return new Date().toISOString().slice(0, 10);
  if (pattern) return `sample-${'abcdefghijklmnopqrstuvwxyz'.charAt(place)}`;
  // Where few characters fit, the description shows some that do.
  const [, example] = /^Short: "(.+)"$/.exec(description) ?? [];
  if (example) return example;
  const what = `Sample: ${description || 'words of yours'}`;
  const times = (said.get(what) ?? 0) + 1;
  said.set(what, times);
  const words = times === 1 ? what : `${what} (${times})`;
  return words.length < minLength ? words.padEnd(minLength, '.') : words;
}
