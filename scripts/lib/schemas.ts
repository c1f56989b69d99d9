import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jsonSchema } from '../../site/check/company/schema.ts';
import { fileKinds, type FileKind } from '../../site/src/schema/file-kinds.ts';

// Every start of the development server writes a JSON schema for each kind of file, so that editors complete,
// describe and check what an owner types. `.vscode/settings.json` maps files to schemas.

const folder = join(import.meta.dirname, '../../schemas');

/** The schema's name: that of the file, or of the folder with many. */
const schemaName = ({ path }: FileKind) =>
  path.includes('*') ? basename(path.replace(/\/\*.*/, '')) : basename(path, '.yaml');

export function editorSchemas(): Map<string, object> {
  const kinds = Object.values(fileKinds as Record<string, FileKind>);
  return new Map(
    kinds
      .filter(({ path }) => path.endsWith('.yaml'))
      .map((kind) => [schemaName(kind), editorSchema(kind)]),
  );
}

function editorSchema({ path, schema, list }: FileKind): object {
  const { $schema, ...entry } = jsonSchema(schema);
  const about = { $schema, title: `A company's ${path}` };
  return list ? { ...about, type: 'array', minItems: 1, items: entry } : { ...about, ...entry };
}

/** Writes the schemas into `schemas/`, which Git ignores. */
export function writeSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of editorSchemas())
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(schema, null, 2));
}
