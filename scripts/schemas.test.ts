import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeOfSchemas, outdated } from './schemas.ts';

test('the schemas for editors and the list of all fields are current: npm run schemas writes them', async () => {
  expect(await outdated()).toEqual([]);
});

test('editors are told which files each schema is for', async () => {
  const settings = JSON.parse((await madeOfSchemas()).get('.vscode/settings.json') ?? '') as {
    'yaml.schemas': Record<string, string>;
  };
  expect(settings['yaml.schemas']).toMatchObject({
    './schemas/services.json': 'companies/*/services/*.yaml',
    './schemas/home.json': 'companies/*/pages/home.yaml',
    './schemas/stats.json': 'companies/*/stats.yaml',
  });
  const extensions = readFileSync(join(import.meta.dirname, '../.vscode/extensions.json'), 'utf8');
  expect(extensions).toContain('redhat.vscode-yaml');
});

type Json = { [key: string]: Json | undefined } & { description?: string; const?: string };

/** The ways to the fields that say nothing of what they are for, nor hold fields that do. */
function undescribed(schema: Json | undefined, way: string): string[] {
  if (typeof schema !== 'object') return [];
  const kinds = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (kinds.length > 0) return kinds.flatMap((kind) => undescribed(kind, way));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, one]) =>
      undescribed(one as Json, `${way}.${key}`),
    );
  if (typeof schema.additionalProperties === 'object')
    return undescribed(schema.additionalProperties, `${way}.*`);
  if (typeof schema.items === 'object') return undescribed(schema.items, `${way}[]`);
  return schema.description === undefined && schema.const === undefined ? [way] : [];
}

const list = (kinds: unknown) => (Array.isArray(kinds) ? (kinds as Json[]) : []);

test('every field has a description', async () => {
  const schemas = [...(await madeOfSchemas())].filter(([path]) => path.startsWith('schemas/'));
  expect(schemas.length).toBeGreaterThan(15);
  expect(schemas.flatMap(([path, text]) => undescribed(JSON.parse(text) as Json, path))).toEqual(
    [],
  );
});
