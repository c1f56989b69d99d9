import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allowedImports } from './boundaries.ts';

const root = join(import.meta.dirname, '../..');
const linter = new ESLint({ cwd: root });

// Imports that would harm owners, visitors or operators if the linter let them pass.
const planted = {
  'site/src/ui/planted.ts': '../queries/entries.ts',
  'site/src/bands/list/planted.tsx': '../../queries/entries.ts',
  'site/src/bands/list/schema.ts': './ListBand.tsx',
  'site/src/schema/planted.ts': '../bands/list/ListBand.tsx',
  'site/check/pages/planted.ts': '../../../scripts/lib/browser.ts',
  'site/src/files/planted.ts': '../islands/draft.ts',
  'site/src/bands/list/content.ts': '../../layouts/Article.astro',
  'site/src/sections/planted.ts': '../../../service/src/app.ts',
  'site/integration/planted.ts': '../src/islands/draft.ts',
  'service/src/planted.ts': '../../site/src/addresses/slug.ts',
  'service/src/store/planted.ts': '../mail/transport.ts',
  'contract/src/planted.ts': '../../service/src/app.ts',
  'companies/brightkeel/art/planted.ts': '../../../site/src/addresses/slug.ts',
};

test.for(Object.entries(planted))(
  'the linter reports a file in %s that imports %s',
  async ([file, to]) => {
    const [result] = await linter.lintText(`import '${to}';`, { filePath: join(root, file) });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContainEqual(
      expect.stringMatching(/^boundaries\/dependencies$|^no-restricted-imports$/),
    );
  },
);

test('no layer imports itself through others', () => {
  const reaches = (layer: string, seen = new Set<string>()): Set<string> => {
    const below = (allowedImports[layer] ?? []).filter((other) => other !== layer);
    for (const other of below.filter((one) => !seen.has(one))) reaches(other, seen.add(other));
    return seen;
  };
  expect(Object.keys(allowedImports).filter((layer) => reaches(layer).has(layer))).toEqual([]);
});
