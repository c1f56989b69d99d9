import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jsonSchema, type JsonSchema as Schema } from '../../site/check/company/schema.ts';
import { type BandKind, definitions } from '../../site/src/bands/bands.ts';
import { purposes } from '../../site/src/bands/define-band.ts';
import { fieldsOf, isNeutral, languageTagsIn } from '../../site/src/i18n/files.ts';
import { slugOfFile } from '../../site/src/lib/slug.ts';
import { files, type FileKind, type FileName, matches } from '../../site/src/schema/files.ts';
import { isAny, isWrapped, kindsOf, namedOf, PICTURES } from './shape.ts';

// The configuration of Sveltia CMS, made of our schemas at each start.

type Field = { name: string; label: string; widget: string } & Record<string, unknown>;

const names = Object.keys(files) as FileName[];

/** The collections of files that there is one of. */
const groups = { company: 'Company', 'fixed-pages': 'Home and fixed pages', lists: 'Lists' };

/** The collection that has a file; undefined for one of several of a kind, which have a collection of their own. */
function groupOf({ path, list }: FileKind): keyof typeof groups | undefined {
  if (path.includes('*')) return undefined;
  if (path.startsWith('pages/')) return 'fixed-pages';
  return list && path !== files.redirects.path ? 'lists' : 'company';
}

/** The names of the company's own pages: all but those of files of other kinds in the same folder. */
const ownPage = `^(?!(${names.filter((name) => groupOf(files[name]) === 'fixed-pages').join('|')})$)`;

/** The JSON schema of a whole file of a kind; an article's has its Markdown as `body`. */
export function schemaOf(kind: FileKind): Schema {
  const schema = jsonSchema(kind.schema);
  if (kind.list) return { type: 'array', items: schema };
  if (!kind.path.endsWith('.md')) return schema;
  const body = { type: 'string', markdown: true, description: 'The text, in Markdown' } as const;
  return { ...schema, properties: { ...schema.properties, body } };
}

/**
 * The kind of a file of the company's folder, whatever its language; undefined for other files.
 *
 * @param tags the additional languages
 */
export function kindOfFile(tags: readonly string[], path: string): FileKind | undefined {
  const [first = '', ...rest] = path.split('/');
  const file = tags.includes(first) ? rest.join('/') : path;
  return Object.values<FileKind>(files).find((kind) => matches(kind, file));
}

export const kindName = (kind: FileKind): string =>
  names.find((name) => files[name] === kind) ?? '';

/** Where the editor has a file: the part of its address behind the #. */
export function placeOf(kind: FileKind, file: string): string {
  const [name, group] = [kindName(kind), groupOf(kind)];
  return `/collections/${group ?? name}/entries/${group ? name : slugOfFile(file)}`;
}

/** Where the files are kept, and who takes them. */
export type Backend = { name: 'github' | 'gitlab'; repo: string; branch: string };

/** The editor takes Markdown in a format with such a name alone. */
const formatOf = (name: FileName) => (name === 'articles' ? `${name}-frontmatter` : name);

/** What the editor's page reads: its configuration, and the schema behind each of its formats. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * The configuration for a company's folder.
 *
 * @param root the folder in the repository, with a slash at its end
 */
export function settingsOf(folder: string, root = '', backend?: Backend) {
  const { languages } = fieldsOf(join(folder, files.company.path));
  const first = Array.isArray(languages) ? String(languages[0]) : 'en';
  const locales = [first, ...languageTagsIn(folder)];
  const at: At = { folder, root, locales };
  const config = {
    load_config_file: false,
    // The editor wants to know one also where it works on a folder that it is given.
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
      default_locale: first,
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    },
    collections: [
      ...Object.entries(groups).map(([name, label]) => ({
        name,
        label,
        i18n: locales.length > 1,
        files: names
          .filter((one) => groupOf(files[one]) === name)
          .filter((one) => one !== 'screens' || isIn(folder, files[one]))
          .map((one) => filesOf(one, at)),
      })),
      ...names.filter((name) => !groupOf(files[name])).map((name) => filesOf(name, at)),
    ],
  };
  const formats = names.map((name) => {
    const kind: FileKind = files[name];
    return { name: formatOf(name), path: kind.path, schema: schemaOf(kind) };
  });
  return { config, formats };
}

type At = { folder: string; root: string; locales: string[] };

const isIn = (folder: string, { path }: FileKind) => existsSync(join(folder, path));

/** What holds names and looks has no translation, unless there is one. */
const hasLanguages = (kind: FileKind, { folder, locales }: At): boolean =>
  locales.length > 1 &&
  (!isNeutral(kind) || locales.slice(1).some((tag) => isIn(join(folder, tag), kind)));

/** A file of a group, or the collection of several of a kind. */
function filesOf(name: FileName, at: At) {
  const kind: FileKind = files[name];
  const i18n = hasLanguages(kind, at);
  const path = at.root + (i18n ? '{{locale}}/' : '') + kind.path;
  const shared = { name, format: formatOf(name), i18n, fields: fieldsOfFile(kind, at, i18n) };
  if (groupOf(kind)) return { ...shared, label: labelOf(basename(kind.path, '.yaml')), file: path };
  const [folder = '', extension = ''] = path.split('/*.');
  return {
    ...shared,
    label: labelOf(name),
    folder,
    extension,
    ...(name === 'pages' && { filter: { field: 'slug', pattern: ownPage } }),
    identifier_field: titleOf(kind),
  };
}

function fieldsOfFile(kind: FileKind, { locales }: At, i18n: boolean): Field[] {
  const schema = schemaOf(kind);
  // The facts of an additional language are only what it says in other words.
  const inFirst = kind === files.company && i18n ? locales.slice(0, 1) : true;
  if (isWrapped(schema)) {
    const label = labelOf(basename(kind.path, '.yaml'));
    const list = fieldOf('list', { ...schema, minItems: 0 }, inFirst);
    return [{ ...list, label, label_singular: singular(label) }];
  }
  return fieldsFrom(schema, inFirst).sort((a, b) => placeOfField(a) - placeOfField(b));
}

/** What is written first comes first, and what is set once comes last. */
const placeOfField = ({ name }: Field) => (first.test(name) ? 0 : last.test(name) ? 2 : 1);
const first = /^(title|name|heading|description|date|shownDate|lede|body)$/;
const last = /^(slug|draft|publish|noindex|share|order|id|otherNames|otherHeadings)$/;

/** @param required what a required field is: required in these languages, or in all */
function fieldsFrom({ properties = {}, required = [] }: Schema, inFirst: true | string[]): Field[] {
  return Object.entries(properties)
    .filter(([, { const: only }]) => typeof only !== 'string')
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name) && inFirst));
}

function fieldOf(name: string, schema: Schema, required: boolean | string[]): Field {
  const { description, default: usual } = schema;
  const [label, widget] = [labelOf(name), widgetOf(schema)];
  return {
    name,
    label,
    hint: description?.replace(/^true\b:?/, 'On:'),
    i18n: true,
    required,
    default: typeof usual === 'object' ? undefined : usual,
    ...widget,
    ...(widget.widget === 'list' && { label_singular: singular(label) }),
  };
}

const singular = (label: string) => label.replace(/ies$/, 'y').replace(/(?<=x)es$|(?<!s)s$/, '');

/** What people call what has a shorter name in the files. */
const labels: Record<string, string> = {
  src: 'Picture file',
  alt: 'Alternative text',
  href: 'Link',
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

type Widget = { widget: string } & Record<string, unknown>;

function widgetOf(schema: Schema): Widget {
  const { type, items, minimum, maximum } = schema;
  const [kinds, named] = [kindsOf(schema), namedOf(schema)];
  if (kinds) return { widget: 'object', ...typesOf(kinds) };
  if (isAny(schema)) return { widget: 'text' };
  if (items) return listOf(items, schema);
  if (named) {
    const key = { name: 'key', label: 'Name', widget: 'string', i18n: true };
    return listWith([key, fieldOf('value', named, true)], 'key');
  }
  if (type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: fieldsFrom(schema, true) };
  if (type === 'boolean') return { widget: 'boolean' };
  const range = { min: minimum, max: maximum };
  if (type === 'integer') return { widget: 'number', value_type: 'int', ...range };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.01, ...range };
  return textOf(schema);
}

/** Names of entries, which are chosen among those that there are. */
const chosen: Record<string, FileName> = {
  service: 'services',
  industry: 'industries',
  'case study': 'work',
};

function textOf({
  names,
  enum: options,
  picture,
  format,
  markdown,
  maxLength,
  pattern,
  description = '',
}: Schema): Widget {
  if (options) return { widget: 'select', options };
  const collection = chosen[names ?? ''];
  if (collection) return entryOf(collection);
  if (picture) return { widget: 'image', choose_url: false };
  if (pattern?.includes('left|center|right')) return { widget: 'focus' };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong = markdown ?? /sentence/.test(description);
  return { widget: isLong ? 'text' : 'string', ...(maxLength && { maxlength: maxLength }) };
}

const entryOf = (collection: FileName) => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [titleOf(files[collection])],
});

const titleOf = ({ schema }: FileKind) =>
  'title' in (jsonSchema(schema).properties ?? {}) ? 'title' : 'name';

function listOf(items: Schema, { minItems: min, maxItems: max }: Schema): Widget {
  const kinds = kindsOf(items);
  if (kinds) return { ...listWith([], 'heading'), ...typesOf(kinds), min, max };
  if (items.enum || chosen[items.names ?? ''])
    return { ...widgetOf(items), multiple: true, min, max };
  if (items.items) return { ...listWith([fieldOf('cells', items, true)], 'cells'), min, max };
  if (!items.properties)
    return { widget: 'list', field: fieldOf('entry', items, true), collapsed: false, min, max };
  const fields = fieldsFrom(items, true);
  const titles = ['title', 'heading', 'name', 'label', 'question', 'author', 'text', 'id', 'from'];
  const shown = titles.find((one) => fields.some(({ name }) => name === one)) ?? fields[0]?.name;
  return { ...listWith(fields, shown), min, max };
}

/** @param title the field that an entry shows while it is closed */
const listWith = (fields: Field[], title = ''): Widget => ({
  widget: 'list',
  collapsed: true,
  summary: `{{${title}}}`,
  ...(fields.length > 0 && { fields }),
});

const typesOf = (kinds: Map<string, Schema>) => ({
  typeKey: 'kind',
  types: [...kinds]
    .sort(([a], [b]) => placeOfKind(a) - placeOfKind(b))
    .map(([name, schema]) => ({
      name,
      label: kindLabelOf(name),
      widget: 'object',
      fields: schema.properties
        ? fieldsFrom(schema, true)
        : schema.type === 'null'
          ? []
          : [fieldOf('value', schema, true)],
    })),
});

/** The purpose of a band; undefined for entries of other lists. */
const purposeOf = (name: string) =>
  name in definitions ? definitions[name as BandKind].purpose : undefined;

const placeOfKind = (name: string) => purposes.findIndex((purpose) => purpose === purposeOf(name));

function kindLabelOf(name: string): string {
  const purpose = purposeOf(name);
  return purpose ? `${purpose}: ${labelOf(name).toLowerCase()}` : labelOf(name);
}
