import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { jsonSchema } from '../site/check-company/json-schema.ts';
import { files, type FileKind } from '../site/src/schema/files.ts';
import { fieldsPage } from './fields-page.ts';

// What is made of the schemas: for editors a JSON schema for each kind and which files it is for, and for people
// a page that lists every field.

const root = join(import.meta.dirname, '..');
const folder = 'schemas';
const settings = '.vscode/settings.json';
const page = 'docs/fields.md';

/** The name of a kind's schema: that of its file, or of the folder that holds many. */
const nameOf = ({ path }: FileKind) =>
  path.includes('*') ? basename(path.replace(/\/\*.*/, '')) : basename(path, '.yaml');

/** The content of every file that is made of the schemas, by its path below the project's root. */
export async function madeOfSchemas(): Promise<Map<string, string>> {
  const kinds = Object.values(files as Record<string, FileKind>).filter(
    ({ path }) => !path.endsWith('.md'),
  );
  const written = new Map<string, string>();
  for (const kind of kinds)
    written.set(`${folder}/${nameOf(kind)}.json`, await asJson(schemaOf(kind), 'schema.json'));
  const before = JSON.parse(readFileSync(join(root, settings), 'utf8')) as object;
  // A page of the company's own lies among files of other kinds, and names its schema itself.
  const wired = Object.fromEntries(
    kinds
      .filter((kind) => kind !== files.pages)
      .map((kind) => [`./${folder}/${nameOf(kind)}.json`, `companies/*/${kind.path}`]),
  );
  written.set(settings, await asJson({ ...before, 'yaml.schemas': wired }, 'settings.json'));
  written.set(page, await format(fieldsPage(), { ...(await style()), parser: 'markdown' }));
  return written;
}

function schemaOf({ path, schema, list }: FileKind) {
  const { $schema, ...entry } = jsonSchema(schema);
  const about = { $schema, title: `A company's ${path}` };
  return list ? { ...about, type: 'array', minItems: 1, items: entry } : { ...about, ...entry };
}

async function asJson(value: object, filepath: string): Promise<string> {
  return format(JSON.stringify(value), { ...(await style()), filepath, parser: 'json' });
}

const style = () => resolveConfig(join(root, 'package.json'));

/** What is not as the schemas have it, by path. */
export async function outdated(): Promise<string[]> {
  const wanted = await madeOfSchemas();
  const there = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const stale = [...wanted].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  return [...stale, ...there.filter((path) => !wanted.has(path))];
}

function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const wanted = await madeOfSchemas();
  const changed = await outdated();
  mkdirSync(join(root, folder), { recursive: true });
  for (const path of changed) {
    const text = wanted.get(path);
    if (text === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), text);
    console.log(`${text === undefined ? 'Removed' : 'Wrote'} ${path}`);
  }
  if (changed.length === 0)
    console.log('The schemas for editors and the list of fields are current.');
}
