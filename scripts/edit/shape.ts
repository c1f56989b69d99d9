import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { type Fields, isFields, matched } from './entries.ts';

// The editor knows fields with names, lists of such fields, and kinds of entries. Ours are more: names that the owner
// chooses, lists in lists, a name or an object. Each has a shape that the editor knows.

/** A JSON schema as z.toJSONSchema writes ours. */
export type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: string[];
  /** What it is the name of. */
  names?: string;
  default?: unknown;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  markdown?: true;
  picture?: object;
};

/** Where the editor finds pictures. */
export const PICTURES = '/pictures/';

/** The kinds of a value that may be one of several, by name; undefined where there is one. */
export function kindsOf(schema: Schema): Map<string, Schema> | undefined {
  const kinds = (schema.oneOf ?? schema.anyOf)?.flatMap((one) => one.oneOf ?? [one]);
  return kinds && new Map(kinds.map((one) => [kindOf(one), one]));
}

function kindOf({ properties, type }: Schema): string {
  const only = properties?.kind?.const;
  if (typeof only === 'string') return only;
  if (type === 'null') return 'standard';
  return type === 'object' ? 'own' : 'named';
}

/** The schema of the values behind names that the owner chooses. */
export const namedOf = ({ additionalProperties: named }: Schema): Schema | undefined =>
  typeof named === 'object' ? named : undefined;

/** Whether it may be anything: the editor has it as YAML. */
export const isAny = (schema: Schema): boolean =>
  schema.type === undefined && kindsOf(schema) === undefined;

/** A whole file for the editor: fields, of which a list is one. */
export const fileToForm = (schema: Schema, data: unknown): Fields =>
  isWrapped(schema) ? { list: toForm(schema, data ?? []) } : (toForm(schema, data ?? {}) as Fields);

/** The data of a file that the editor has saved. */
export const fileFromForm = (schema: Schema, form: Fields, old: unknown): unknown =>
  fromForm(schema, isWrapped(schema) ? form.list : form, old);

export const isWrapped = (schema: Schema): boolean =>
  schema.type === 'array' || namedOf(schema) !== undefined;

function toForm(schema: Schema, data: unknown): unknown {
  const kinds = kindsOf(schema);
  if (kinds) {
    const kind = isFields(data) && kinds.has(String(data.kind)) ? String(data.kind) : undefined;
    if (kind) return toForm(kinds.get(kind) ?? {}, data);
    if (data === null) return { kind: 'standard' };
    if (!isFields(data)) return { kind: 'named', value: data };
    return { kind: 'own', ...(toForm(kinds.get('own') ?? {}, data) as Fields) };
  }
  if (isAny(schema)) return stringify(data);
  const { items, properties, picture } = schema;
  if (items && Array.isArray(data))
    return data.map((one) => (items.items ? { cells: toForm(items, one) } : toForm(items, one)));
  if (!isFields(data)) return picture && typeof data === 'string' ? PICTURES + data : data;
  const named = namedOf(schema);
  if (named)
    return Object.entries(data).map(([key, value]) => ({ key, value: toForm(named, value) }));
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      properties?.[key] ? [[key, toForm(properties[key], value)]] : [],
    ),
  );
}

function fromForm(schema: Schema, form: unknown, old: unknown): unknown {
  const kinds = kindsOf(schema);
  if (kinds) {
    if (!isFields(form)) return undefined;
    const { kind, ...rest } = form;
    if (kind === 'standard') return null;
    if (kind === 'named') return rest.value;
    const one = kinds.get(String(kind)) ?? {};
    return fromForm(one, kind === 'own' ? rest : form, old);
  }
  if (isAny(schema)) return typeof form === 'string' ? (parse(form) as unknown) : form;
  if (schema.items) return listFromForm(schema.items, form, old);
  const named = namedOf(schema);
  if (named) return namedFromForm(named, form, old);
  if (schema.properties) return fieldsFromForm(schema, form, old);
  if (schema.picture && typeof form === 'string' && form.startsWith(PICTURES))
    return form.slice(PICTURES.length);
  // The editor trims texts.
  if (typeof form === 'string' && typeof old === 'string' && form !== '')
    return form.trimEnd() + (/\s*$/.exec(old)?.[0] ?? '');
  return form;
}

function listFromForm(items: Schema, form: unknown, old: unknown): unknown[] {
  const [entries, before] = [listOf(form), listOf(old)];
  const from = matched(listOf(toForm({ items, type: 'array' }, before)), entries);
  return entries.map((one, index) => {
    const place = from[index];
    const value = items.items && isFields(one) ? one.cells : one;
    return fromForm(items, value, place === undefined ? undefined : before[place]);
  });
}

function namedFromForm(named: Schema, form: unknown, old: unknown): Fields {
  const before = isFields(old) ? old : {};
  const entries = listOf(form).filter(isFields);
  return Object.fromEntries(
    entries.map(({ key, value }) => [
      String(key),
      fromForm(named, value, before[String(key)]) ?? null,
    ]),
  );
}

const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? (data as unknown[]) : []);

function fieldsFromForm(schema: Schema, form: unknown, old: unknown): Fields {
  const { properties = {}, required = [] } = schema;
  const [now, before] = [isFields(form) ? form : {}, isFields(old) ? old : {}];
  const result: Fields = {};
  // What the schema does not know the editor cannot show: it stays, and the check speaks of it.
  for (const key of Object.keys(before)) if (!properties[key]) result[key] = before[key];
  for (const [key, one] of Object.entries(properties)) {
    const value = fromForm(one, now[key], before[key]);
    const stays = key in before && isDeepStrictEqual(before[key], value);
    const isEmptied = key in before && Array.isArray(value) && value.length === 0 && !one.minItems;
    const isNeeded = required.includes(key) || isEmptied;
    if (stays || isSaid(one, value, isNeeded)) result[key] = value;
  }
  return result;
}

/** Whether a value has to be written: an empty one, and one that is meant without it, has not. */
function isSaid(schema: Schema, value: unknown, isNeeded: boolean): boolean {
  const usual = schema.default ?? (schema.type === 'boolean' ? false : undefined);
  if (value === undefined || isDeepStrictEqual(value, usual)) return false;
  if (value === null) return kindsOf(schema) !== undefined;
  if (Array.isArray(value) && value.length === 0) return isNeeded;
  return !isBlank(value);
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every(isBlank));
