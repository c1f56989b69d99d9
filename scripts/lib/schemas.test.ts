import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorSchemas } from './schemas.ts';

type Json = { [key: string]: Json | undefined } & {
  description?: string;
  const?: string;
  type?: string;
};

/** Returns the paths of fields without a description, unless all of their own fields have one. */
function undescribed(schema: Json | undefined, path: string): string[] {
  if (typeof schema !== 'object' || schema.type === 'null') return [];
  const kinds = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (kinds.length > 0) return kinds.flatMap((kind) => undescribed(kind, path));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, one]) =>
      undescribed(one as Json, `${path}.${key}`),
    );
  if (typeof schema.additionalProperties === 'object')
    return undescribed(schema.additionalProperties, `${path}.*`);
  if (typeof schema.items === 'object') return undescribed(schema.items, `${path}[]`);
  return schema.description === undefined && schema.const === undefined ? [path] : [];
}

const list = (kinds: unknown) => (Array.isArray(kinds) ? (kinds as Json[]) : []);

test('every field has a description', () => {
  const schemas = [...editorSchemas()];
  expect(schemas.length).toBeGreaterThan(15);
  expect(schemas.flatMap(([name, schema]) => undescribed(schema as Json, name))).toEqual([]);
});

test('the editor’s settings use every schema', () => {
  const settings = readFileSync(join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8');
  const wired = Object.keys((JSON.parse(settings) as Record<string, object>)['yaml.schemas'] ?? {});
  // A company's custom page lies among other kinds of files, and names its schema itself.
  const schemaNames = [...editorSchemas().keys()].filter((name) => name !== 'pages');
  expect(wired.sort()).toEqual(schemaNames.map((name) => `./schemas/${name}.json`).sort());
});
