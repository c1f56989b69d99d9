import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemasForEditors } from './schemas.ts';

type Json = { [key: string]: Json | undefined } & {
  description?: string;
  const?: string;
  type?: string;
};

/** The paths of fields that do not say what they are for, and hold no fields that do. */
function undescribed(schema: Json | undefined, path: string): string[] {
  // Nothing at all is no field.
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
  const schemas = [...schemasForEditors()];
  expect(schemas.length).toBeGreaterThan(15);
  expect(schemas.flatMap(([name, schema]) => undescribed(schema as Json, name))).toEqual([]);
});

test('every schema is for files that the settings of the editor name', () => {
  const settings = readFileSync(join(import.meta.dirname, '../.vscode/settings.json'), 'utf8');
  const wired = Object.keys((JSON.parse(settings) as Record<string, object>)['yaml.schemas'] ?? {});
  // A page of the company's own lies among files of other kinds, and names its schema itself.
  const wanted = [...schemasForEditors().keys()].filter((name) => name !== 'pages');
  expect(wired.sort()).toEqual(wanted.map((name) => `./schemas/${name}.json`).sort());
});
