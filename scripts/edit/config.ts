import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchema, type JsonSchema as Schema } from '../../site/check/company/schema.ts';
import { definitions } from '../../site/src/bands/bands.ts';
import { purposes } from '../../site/src/bands/define-band.ts';
import { readFields, isNeutral, languageTagsIn } from '../../site/src/i18n/translated-files.ts';
import { slugOfFile } from '../../site/src/addresses/slug.ts';
import { fileKinds, type FileKind, matches } from '../../site/src/schema/file-kinds.ts';
import type { ReferenceKind } from '../../site/src/fields/parts.ts';
import { isWrapped, kindsOf, mapValueOf, PICTURES, titles } from './form-data.ts';

// Makes the configuration of Sveltia CMS from our schemas at each start.

type Widget = { widget: string } & Record<string, unknown>;
type Field = Widget & { name: string; label: string };

/** Only a developer gives the drawn screens their words: what they may say is in the code of the art. */
const kindsOfFiles = Object.values<FileKind>(fileKinds).filter(
  (kind) => kind !== fileKinds.screens,
);

const kindName = ({ path }: FileKind): string => slugOfFile(path.replace('/*', ''));

/** The collections of kinds that have a single file. */
const groups = { company: 'Company', 'fixed-pages': 'Home and fixed pages', lists: 'Lists' };

/** The collection of a kind of file: a group, or its own if there are several files of the kind. */
function collectionOf(kind: FileKind): string {
  if (kind.path.includes('*')) return kindName(kind);
  if (kind.path.startsWith('pages/')) return 'fixed-pages';
  return kind.list && kind !== fileKinds.redirects ? 'lists' : 'company';
}

const inCollection = (name: string) => kindsOfFiles.filter((kind) => collectionOf(kind) === name);

/** Matches the company's own pages: all but files of other kinds in the same folder. */
const ownPage = `^(?!(${inCollection('fixed-pages').map(kindName).join('|')})$)`;

/** The JSON schema of a whole file of a kind; an article's has its Markdown as `body`. */
export function schemaOf(kind: FileKind): Schema {
  const schema = jsonSchema(kind.schema);
  if (kind.list) return { type: 'array', items: schema };
  if (!kind.path.endsWith('.md')) return schema;
  const body = { type: 'string', markdown: true, description: 'The text, in Markdown' } as const;
  return { ...schema, properties: { ...schema.properties, body } };
}

/** The kind of a file of the company's folder in any of its languages; undefined for other files. */
export function kindOfFile(languages: readonly string[], path: string): FileKind | undefined {
  const [first = '', ...rest] = path.split('/');
  const file = languages.includes(first) ? rest.join('/') : path;
  return kindsOfFiles.find((kind) => matches(kind, file));
}

/** Returns the address of a file in the editor: the part after the #. */
export const placeOf = (kind: FileKind, file: string): string =>
  `/collections/${collectionOf(kind)}/entries/${slugOfFile(file)}`;

/** The editor takes Markdown only in a format with such a name. */
const formatName = (kind: FileKind) =>
  kindName(kind) + (kind === fileKinds.articles ? '-frontmatter' : '');

/**
 * What the editor's page reads for a company's folder: its configuration, and the schema of each of its formats.
 *
 * @param root the folder in the repository, with a slash at its end
 * @param backend where the repository is, unless the editor works on the folder itself
 */
export function settingsOf(
  folder: string,
  root = '',
  backend?: Record<'name' | 'repo' | 'branch', string>,
) {
  const { languages } = readFields(join(folder, fileKinds.company.path));
  const first = Array.isArray(languages) ? String(languages[0]) : 'en';
  const additional = languageTagsIn(folder);
  const locales = [first, ...additional];
  // Files with names and looks only are not translated, unless a translation exists.
  const localesOf = (kind: FileKind) =>
    !isNeutral(kind) || additional.some((tag) => existsSync(join(folder, tag, kind.path)))
      ? locales
      : [first];
  const filesOf = (kind: FileKind) => entriesOf(kind, root, localesOf(kind));
  const config = {
    load_config_file: false,
    // Sveltia requires a repository even if it works on a local folder.
    backend: { name: 'github', repo: 'company/website', ...backend, auth_methods: ['token'] },
    ...(backend && { publish_mode: 'editorial_workflow' }),
    media_folder: root + PICTURES.slice(1, -1),
    public_folder: PICTURES.slice(0, -1),
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    i18n: {
      structure: 'multiple_root_folders',
      locales,
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    },
    collections: [
      ...Object.entries(groups).map(([group, label]) => ({
        name: group,
        label,
        i18n: additional.length > 0,
        files: inCollection(group).map(filesOf),
      })),
      ...kindsOfFiles.filter((kind) => !(collectionOf(kind) in groups)).map(filesOf),
    ],
  };
  const formats = kindsOfFiles.map((kind) => ({
    name: formatName(kind),
    path: kind.path,
    schema: schemaOf(kind),
  }));
  return { config, formats };
}

/** A file of a group, or the collection of several of a kind, in some languages. */
function entriesOf(kind: FileKind, root: string, locales: string[]) {
  const name = kindName(kind);
  const fields = fieldsOfFile(kind, locales);
  const i18n = locales.length > 1;
  const [path = '', extension] = `${root}${i18n ? '{{locale}}/' : ''}${kind.path}`.split('/*.');
  const shared = { name, label: labelOf(name), format: formatName(kind), i18n, fields };
  if (extension === undefined) return { ...shared, file: path };
  return {
    ...shared,
    folder: path,
    extension,
    ...(kind === fileKinds.pages && { filter: { field: 'slug', pattern: ownPage } }),
    identifier_field: fields.some(({ name }) => name === 'title') ? 'title' : 'name',
  };
}

function fieldsOfFile(kind: FileKind, locales: string[]): Field[] {
  const schema = schemaOf(kind);
  if (isWrapped(schema)) {
    const list = fieldOf('list', { ...schema, minItems: 0 }, true, labelOf(kindName(kind)));
    return [{ ...list, add_to_top: true }];
  }
  const fields = fieldsFrom(schema);
  if (kind !== fileKinds.company || locales.length === 1) return fields;
  // The facts of an additional language are only what it says in other words.
  return fields.map((field) => ({ ...field, required: field.required && locales.slice(0, 1) }));
}

/** Puts what is written first at the top, and what is set once at the end. */
function placeOfField({ name }: Field): number {
  if (first.test(name)) return 0;
  return last.test(name) ? 2 : 1;
}
const first = /^(title|name|heading|description|date|lede|body)$/;
const last = /^(slug|draft|publish|noindex|share|order|id|otherSlugs|otherHeadings|shownDate)$/;

const fieldsFrom = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties)
    .filter(([, { const: only }]) => typeof only !== 'string')
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name)))
    .sort((a, b) => placeOfField(a) - placeOfField(b));

function fieldOf(name: string, schema: Schema, required: boolean, label = labelOf(name)): Field {
  const { description, default: usual, pattern } = schema;
  const widget = widgetOf(schema);
  // The editor also tests a pattern against the empty value of an optional field.
  const isTested = required && pattern && widget.widget === 'string';
  return {
    name,
    label,
    hint: description?.replace(/^true\b:?/, 'On:'),
    i18n: true,
    required: required && name !== 'id',
    default: typeof usual === 'object' ? undefined : usual,
    ...widget,
    ...(required && schema.format === 'date' && { default: '{{now}}' }),
    ...(isTested && { pattern: [`/${pattern}/u`, description] }),
    ...(widget.widget === 'list' && { label_singular: singular(label) }),
  };
}

const singular = (label: string) => label.replace(/ies$/, 'y').replace(/(?<=x)es$|(?<!s)s$/, '');

/** Labels of fields whose names in the files are shorter. */
const labels: Record<string, string> = {
  src: 'Picture file',
  alt: 'Alternative text',
  lede: 'Introduction',
  noindex: 'Hidden from search engines',
  slug: 'Address in this language',
  work: 'Case studies',
  pages: 'More pages',
};

const labelOf = (name: string) =>
  labels[name] ??
  name
    .replace(/-/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Where the entries are that a field may name. */
const references: Partial<Record<ReferenceKind, object>> = {
  service: { collection: 'services' },
  industry: { collection: 'industries' },
  'case study': { collection: 'work' },
  person: {
    collection: 'lists',
    file: 'people',
    value_field: 'list.*.id',
    display_fields: ['list.*.name'],
  },
};

const referenceOf = ({ refersTo }: Schema) => refersTo && references[refersTo];

function widgetOf(schema: Schema): Widget {
  const { type, items, minimum: min, maximum: max } = schema;
  const { minLength = 0, maxLength } = schema;
  const [kinds, values, reference] = [kindsOf(schema), mapValueOf(schema), referenceOf(schema)];
  if (kinds) return { widget: 'object', ...typesOf(kinds) };
  if (items) return listOf(items, schema);
  if (values) {
    const key = { name: 'key', label: 'Name', widget: 'string', i18n: true };
    return listWith([key, fieldOf('value', values, true)], 'key');
  }
  if (type === 'object') return { widget: 'object', collapsed: 'auto', fields: fieldsFrom(schema) };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.01, min, max };
  // Checkboxes and radio buttons: a menu closes after each choice.
  if (schema.enum) return { widget: 'select', options: schema.enum, dropdown_threshold: 10 };
  if (reference) return { widget: 'relation', ...reference };
  if (schema.picture) return { widget: 'image', choose_url: false };
  if (schema.focus) return { widget: 'focus' };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: schema.markdown || schema.long ? 'text' : 'string',
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

function listOf(items: Schema, { minItems: min, maxItems: max }: Schema): Widget {
  const kinds = kindsOf(items);
  if (kinds) return { ...listWith([], 'heading'), ...typesOf(kinds), min, max };
  if (items.enum || referenceOf(items)) return { ...widgetOf(items), multiple: true, min, max };
  if (items.items) return { ...listWith([fieldOf('cells', items, true)], 'cells'), min, max };
  if (!items.properties)
    return { widget: 'list', field: fieldOf('entry', items, true), collapsed: false, min, max };
  const fields = fieldsFrom(items);
  const needed = fields.filter(({ required }) => required).map(({ name }) => name);
  const titleField = titles.find((one) => needed.includes(one)) ?? fields[0]?.name;
  return { ...listWith(fields, titleField), min, max };
}

/** @param title the field that an entry shows while it is closed */
const listWith = (fields: Field[], title = ''): Widget => ({
  widget: 'list',
  collapsed: true,
  summary: `{{${title}}}`,
  ...(fields.length > 0 && { fields }),
});

const bands: Partial<Record<string, { purpose: (typeof purposes)[number] }>> = definitions;

/** Bands are in the order of their purposes, and other kinds as the schema has them. */
const typesOf = (kinds: Map<string, Schema>) => ({
  typeKey: 'kind',
  types: [undefined, ...purposes].flatMap((purpose) =>
    [...kinds]
      .filter(([name]) => bands[name]?.purpose === purpose)
      .map(([name, schema]) => ({
        name,
        label: purpose ? `${purpose}: ${labelOf(name).toLowerCase()}` : labelOf(name),
        fields: schema.type === 'string' ? [fieldOf('value', schema, true)] : fieldsFrom(schema),
      })),
  ),
});
