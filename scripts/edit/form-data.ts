import { dequal } from 'dequal';
import type { JsonSchema as Schema } from '../../site/check/company/schema.ts';
import { slugOf } from '../../site/src/addresses/slug.ts';
import { dataIn, type Fields, isFields, mergeIntoYaml, mergeIntoArticle } from './merge-yaml.ts';

// The editor knows named fields, lists of them, and lists of several kinds of entries. Our schemas have more: keys that the
// owner chooses, lists in lists, and values that are a name or an object. This file maps each to a shape that the editor knows.

/** Where the editor finds pictures. */
export const PICTURES = '/pictures/';

/** Returns the kinds of a value by their names; undefined if there is only one. */
export function kindsOf(schema: Schema): Map<string, Schema> | undefined {
  const kinds = (schema.oneOf ?? schema.anyOf)?.flatMap((option) => option.oneOf ?? [option]);
  const byType: Record<string, string> = { object: 'fields', null: 'standard' };
  const nameOf = ({ properties, type = '' }: Schema) =>
    String(properties?.kind?.const ?? byType[type] ?? 'name');
  return kinds && new Map(kinds.map((option) => [nameOf(option), option]));
}

/** Returns the schema of the values of a map whose keys the owner chooses. */
export const mapValueOf = ({ additionalProperties: value }: Schema): Schema | undefined =>
  typeof value === 'object' ? value : undefined;

/** Returns the form of a whole file: fields, one of which may be a list. */
export const fileToForm = (schema: Schema, data: unknown): Fields =>
  isWrapped(schema) ? { list: toForm(schema, data ?? []) } : (toForm(schema, data ?? {}) as Fields);

/** Returns the data of a form. Leaves out empty fields and defaults. */
export const fileFromForm = (schema: Schema, form: Fields): unknown =>
  fromForm(schema, isWrapped(schema) ? form.list : form);

export const isWrapped = (schema: Schema): boolean =>
  schema.type === 'array' || mapValueOf(schema) !== undefined;

/** The key under which a form carries the text of its file: the editor keeps keys that it has no field for. */
const SOURCE = '_source';

/** Makes forms of the files of a kind, and writes the data of a form into the text of its file. */
export function formatOf(path: string, schema: Schema) {
  const formOf = (data: unknown) => fileToForm(schema, data);
  const relevant = (data: unknown) => fileFromForm(schema, formOf(data));
  return {
    fromFile: (text: string): Fields => ({ ...formOf(dataIn(path, text)), [SOURCE]: text }),
    toFile({ [SOURCE]: source = '', ...form }: Fields): string {
      const write = path.endsWith('.md') ? mergeIntoArticle : mergeIntoYaml;
      return write(String(source), fileFromForm(schema, form) as Fields, relevant);
    },
  };
}

function toForm(schema: Schema, data: unknown): unknown {
  const kinds = kindsOf(schema);
  if (kinds) {
    if (data === null) return { kind: 'standard' };
    if (!isFields(data)) return { kind: 'name', value: data };
    const kind = kinds.has(String(data.kind)) ? String(data.kind) : 'fields';
    return { kind, ...(toForm(kinds.get(kind) ?? {}, data) as Fields) };
  }
  const { items, properties, picture } = schema;
  if (items && Array.isArray(data))
    return data.map((item) => (items.items ? { cells: toForm(items, item) } : toForm(items, item)));
  if (!isFields(data)) return picture && typeof data === 'string' ? PICTURES + data : data;
  const values = mapValueOf(schema);
  if (values)
    return Object.entries(data).map(([key, value]) => ({ key, value: toForm(values, value) }));
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      properties?.[key] ? [[key, toForm(properties[key], value)]] : [],
    ),
  );
}

function fromForm(schema: Schema, form: unknown): unknown {
  const kinds = kindsOf(schema);
  if (kinds) {
    if (!isFields(form)) return undefined;
    const { kind, value } = form;
    if (kind === 'standard') return null;
    return fromForm(kinds.get(String(kind)) ?? {}, kind === 'name' ? value : form);
  }
  const { items, properties, picture } = schema;
  if (items) {
    const entries = listOf(form).map((item) =>
      fromForm(items, items.items && isFields(item) ? item.cells : item),
    );
    return items.required?.includes('id') ? withIds(entries) : entries;
  }
  const values = mapValueOf(schema);
  if (values)
    return Object.fromEntries(
      listOf(form)
        .filter(isFields)
        .map(({ key, value }) => [String(key), fromForm(values, value) ?? null]),
    );
  if (properties) return fieldsFromForm(schema, isFields(form) ? form : {});
  if (typeof form !== 'string') return form;
  // The editor trims texts.
  return (picture && form.startsWith(PICTURES) ? form.slice(PICTURES.length) : form).trim();
}

/** Fields that name an entry of a list, the best first. */
export const titles = ['title', 'heading', 'name', 'label', 'question', 'author', 'text'];

/** Gives each entry without an id one from its name, which no other entry has. */
function withIds(entries: unknown[]): unknown[] {
  const taken = new Set(entries.map((entry) => isFields(entry) && entry.id));
  return entries.map((entry) => {
    if (!isFields(entry) || entry.id !== undefined) return entry;
    const title = titles.map((key) => entry[key]).find((one) => typeof one === 'string') ?? 'entry';
    const base = slugOf(title).replace(/[^a-z0-9-]/g, '');
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return { id, ...entry };
  });
}

const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? (data as unknown[]) : []);

const fieldsFromForm = ({ properties = {}, required = [] }: Schema, form: Fields): Fields =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]) => {
      const value = fromForm(field, form[key]);
      return isWritten(field, value, required.includes(key)) ? [[key, value]] : [];
    }),
  );

/** Whether a value has to be written: empty ones and defaults do not. */
function isWritten(schema: Schema, value: unknown, isNeeded: boolean): boolean {
  const usual = schema.default ?? (schema.type === 'boolean' ? false : undefined);
  if (dequal(value, usual)) return false;
  return Array.isArray(value) && value.length === 0 ? isNeeded : !isBlank(value);
}

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : [undefined, null, ''].includes(value as null);
