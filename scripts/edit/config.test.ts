import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { languageTagsIn } from '../../site/src/i18n/translated-files.ts';
import { filesBelow } from '../../site/src/files/files-below.ts';
import { kindOfFile, schemaOf, settingsOf } from './config.ts';
import { dataIn } from './merge-yaml.ts';
import { fileFromForm, fileToForm, formatOf } from './form-data.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const companies = join(import.meta.dirname, '../../companies');

const written = readdirSync(companies).flatMap((company) => {
  const folder = join(companies, company);
  return (
    filesBelow(folder)
      // The words of the drawn screens have no form.
      .filter(
        (file) => /\.(yaml|md)$/.test(file) && !/^(art|specification)\/|screens.yaml$/.test(file),
      )
      .map((file) => ({ company, folder, file, text: readFileSync(join(folder, file), 'utf8') }))
  );
});

type Field = {
  name: string;
  label?: string;
  fields?: Field[];
  field?: Field;
  types?: Field[];
  widget?: string;
  pattern?: [string, string];
};
type Collection = {
  name: string;
  fields?: Field[];
  folder?: string;
  extension?: string;
  filter?: { pattern: string };
  files?: { file: string; fields: Field[] }[];
};

const configs = new Map(
  written
    .map(({ folder }) => folder)
    .filter((one, index, all) => all.indexOf(one) === index)
    .map((folder) => [folder, settingsOf(folder).config]),
);

/** The fields of every collection that has a file, as the editor finds them. */
function fieldsFor(folder: string, path: string): Field[][] {
  const { i18n, collections } = configs.get(folder) ?? settingsOf(folder).config;
  const isAt = (template: string) =>
    i18n.locales.some(
      (locale, index) => path === template.replace('{{locale}}/', index === 0 ? '' : `${locale}/`),
    );
  const listed = (collections as Collection[]).flatMap(({ files = [] }) =>
    files.filter(({ file }) => isAt(file)),
  );
  const slug = path.replace(/^.*\/|\.\w+$/g, '');
  const ofSeveral = (collections as Collection[]).filter(
    ({ folder: below = '', extension, filter }) =>
      isAt(`${below}/${slug}.${extension}`) && new RegExp(filter?.pattern ?? '').test(slug),
  );
  return [...listed, ...ofSeveral].map(({ fields = [] }) => fields);
}

/** Paths of what a form does not show. */
function hidden(data: unknown, fields: Field[], path: string): string[] {
  return Object.entries(data as object).flatMap(([key, value]: [string, unknown]) => {
    const field = fields.find(({ name }) => name === key);
    if (!field) return [`${path}.${key}`];
    const entries = field.widget === 'list' ? (value as unknown[]) : [value];
    return entries.flatMap((one, index) => {
      if (typeof one !== 'object' || one === null) return [];
      if (/^(select|relation)$/.test(field.widget ?? '')) return [];
      const { kind } = one as { kind?: string };
      const type = field.types?.find(({ name }) => name === kind);
      const below = field.types ? [...(type?.fields ?? []), { name: 'kind' }] : field.fields;
      return hidden(one, below ?? [], `${path}.${key}[${index}]`);
    });
  });
}

test('the editor shows every field of every file, in one collection', () => {
  for (const { company, folder, file, text } of written) {
    const kind = kindOfFile(languageTagsIn(folder), file);
    const found = fieldsFor(folder, file);
    expect([file, found.length], company).toEqual([file, 1]);
    const form = kind && fileToForm(schemaOf(kind), dataIn(file, text));
    expect(hidden(form, found[0] ?? [], `${company}/${file}`)).toEqual([]);
  }
});

test('the menu of bands says of every kind what it is for', () => {
  for (const { collections } of configs.values()) {
    const fields = (collections as Collection[]).flatMap(({ fields = [], files = [] }) => [
      ...fields,
      ...files.flatMap((one) => one.fields),
    ]);
    const kinds = fields.filter(({ name }) => name === 'bands').flatMap(({ types = [] }) => types);
    expect(kinds.length).toBeGreaterThan(100);
    expect(kinds.filter(({ label = '' }) => !/^[A-Z][a-z ]+: [a-z ]+$/.test(label))).toEqual([]);
  }
});

test('the words of the drawn screens have no form', () => {
  expect(kindOfFile([], 'screens.yaml')).toBeUndefined();
});

test('what the editor has opened and not changed is byte for byte the same', () => {
  for (const { folder, file, text } of written) {
    const kind = kindOfFile(languageTagsIn(folder), file);
    const { fromFile, toFile } = formatOf(kind?.path ?? '', kind ? schemaOf(kind) : {});
    expect(`${toFile(fromFile(text.trim()))}\n`, file).toBe(text);
  }
});

test('a form adds nothing that is empty, absent or meant anyway', () => {
  const schema = {
    type: 'object',
    required: ['name', 'all'],
    properties: {
      name: { type: 'string' },
      sample: { type: 'boolean', default: false },
      shown: { type: 'boolean', default: true },
      count: { type: 'integer', default: 3 },
      all: { type: 'array', items: { type: 'string' } },
      links: { type: 'array', items: { type: 'string' }, default: [] },
      languages: { type: 'array', items: { type: 'string' }, default: ['en'] },
      image: {
        type: 'object',
        properties: { src: { type: 'string', picture: {} }, alt: { type: 'string' } },
      },
      panel: {
        anyOf: [{ type: 'string' }, { type: 'object', properties: { text: { type: 'string' } } }],
      },
    },
  };
  const empty = {
    name: 'A',
    sample: false,
    shown: true,
    count: 3,
    all: [],
    links: [],
    languages: [],
    image: { src: '', alt: '' },
    panel: null,
  };
  expect(fileFromForm(schema, empty)).toEqual({ name: 'A', all: [] });
  const filled = {
    ...empty,
    sample: true,
    shown: false,
    count: 4,
    image: { src: '/pictures/a/b.jpg', alt: 'A' },
  };
  const data = {
    name: 'A',
    all: [],
    sample: true,
    shown: false,
    count: 4,
    image: { src: 'a/b.jpg', alt: 'A' },
  };
  expect(fileFromForm(schema, filled)).toEqual(data);
  // What was written although it is meant anyway stays, and so does what no form shows.
  const { fromFile, toFile } = formatOf('x.yaml', schema);
  const explicit = 'name: A\nall: []\ncount: 3\nlinks: []\nunknown: 1';
  expect(toFile({ ...fromFile(explicit), name: 'B' })).toBe(explicit.replace('A', 'B'));
  expect(fileFromForm(schema, { ...empty, panel: { kind: 'name', value: 'x' } })).toMatchObject({
    panel: 'x',
  });
  expect(fileFromForm(schema, { ...empty, panel: { kind: 'fields', text: 'x' } })).toMatchObject({
    panel: { text: 'x' },
  });
});

test('an entry without an id gets one from its name, which no other entry has', () => {
  const schema = {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'author'],
      properties: { id: { type: 'string' }, quote: { type: 'string' }, author: { type: 'string' } },
    },
  };
  const list = [
    { id: '', quote: 'One', author: 'Bo Ærø' },
    { quote: 'Two', author: 'Bo Ærø' },
    { id: 'bo-aero', quote: 'Three', author: 'Bo' },
  ];
  const data = fileFromForm(schema, { list }) as { id: string }[];
  expect(data.map(({ id }) => id)).toEqual(['bo-aero-2', 'bo-aero-3', 'bo-aero']);
});

test('people are chosen, days are ticked, a new article is of today, and nobody has to write an id', () => {
  const [{ collections } = { collections: [] }] = configs.values();
  const listed = (collections as Collection[]).flatMap(({ fields, files = [] }) => [
    ...(fields ?? []),
    ...files.flatMap((file) => file.fields),
  ]);
  const all = listed.flatMap(function below(one): Field[] {
    return [one, ...(one.fields ?? []).flatMap(below)];
  });
  const rule = (name: string) => all.find((one) => one.name === name);
  expect(rule('chief')).toMatchObject({ widget: 'relation', file: 'people' });
  expect(rule('days')).toMatchObject({ widget: 'select', multiple: true, dropdown_threshold: 10 });
  const articles = (collections as Collection[]).find(({ name }) => name === 'articles')?.fields;
  expect(articles).toContainEqual(expect.objectContaining({ name: 'date', default: '{{now}}' }));
  const names = articles?.map(({ name }) => name) ?? [];
  expect(names.indexOf('shownDate')).toBeGreaterThan(names.indexOf('image'));
  const testimonials = listed.find(({ label }) => label === 'Testimonials');
  expect(testimonials).toMatchObject({ add_to_top: true });
  expect(testimonials?.fields?.at(-1)).toMatchObject({ name: 'id', required: false });
});

test('a text that does not fit is refused in its field, before it is saved', () => {
  const texts = (fields: Field[] = []): Field[] =>
    fields.flatMap((one) => [one, ...texts(one.fields), ...texts(one.field && [one.field])]);
  const all = [...configs.values()].flatMap(({ collections }) =>
    (collections as Collection[]).flatMap(({ fields, files }) =>
      texts([...(fields ?? []), ...(files ?? []).flatMap((file) => file.fields)]),
    ),
  );
  const rule = (name: string) => all.find((one) => one.name === name && one.widget === 'string');
  const [pattern = '', message] = rule('opens')?.pattern ?? [];
  expect(message).toContain('"08:00"');
  const [, source = '', flags] = /^\/(.*)\/(.*)$/.exec(pattern) ?? [];
  const allowed = new RegExp(source, flags);
  expect(['09:00', '9:00', '“09:00”'].map((time) => allowed.test(time))).toEqual([
    true,
    false,
    false,
  ]);
  expect(all.find(({ name }) => name === 'description')).toMatchObject({ minlength: 70 });
});
