import { expect, test } from 'vitest';
import { jsonSchema, type JsonSchema } from '../site/check-company/json-schema.ts';
import { files, type FileKind } from '../site/src/schema/files.ts';
import { fieldsPage } from './fields-page.ts';

const page = fieldsPage();

/** What stands under a heading, to the next of the same level. */
const under = (heading: string) =>
  page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? `no heading ${heading}`;

test.each(Object.values(files as Record<string, FileKind>))(
  'the list of fields has every field of $path',
  ({ path, schema, what }) => {
    const said = under(`\`${path}\``).toLowerCase();
    expect(said).toContain(what.toLowerCase());
    expect(said).not.toContain('undefined');
    const { properties = {} } = jsonSchema(schema) as JsonSchema;
    for (const name of Object.keys(properties))
      expect(said, name).toContain(`\`${name.toLowerCase()}\``);
  },
);

test('it says what must be there, of what kind it is, and what holds without it', () => {
  expect(under('`company.yaml`')).toContain('- **`email`** (e-mail address): The sales address.');
  expect(under('`services/*.yaml`')).toMatch(
    /- `testingTools` \(`true` or `false`\).*Without it: `false`/,
  );
  expect(under('`articles/*.md`')).toContain('- **`date`** (day, without quotes: `2026-01-31`)');
  expect(under('`company.yaml`')).toMatch(/- `address` [^\n]*\n {2}- \*\*`street`\*\* \(words\)/);
});

test('every kind of band is there with its YAML or with what it stands for', () => {
  const all = [files.services, files.industries, files.work].flatMap(
    ({ schema }) => jsonSchema(schema).properties?.bands?.items?.oneOf ?? [],
  );
  const kinds = new Set(all.map(({ properties }) => String(properties?.kind?.const)));
  expect(kinds.size).toBeGreaterThan(30);
  for (const kind of kinds)
    expect(under('Bands')).toMatch(new RegExp(`- kind: ${kind}\\n|- \`${kind}\`: \\S`));
  expect(under('Bands'), 'fields of a part').toMatch(/- `testingTools`: [^\n]*\n {2}- `text` /);
});
