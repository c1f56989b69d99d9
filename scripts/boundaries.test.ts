import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allowedImports } from './boundaries.ts';

const root = join(import.meta.dirname, '..');
const linter = new ESLint({ cwd: root });

// Imports that would harm owners, visitors or operators if the linter let them pass.
const planted = {
  'site/src/ui/planted.ts': '../queries/entry-data.ts',
  'site/src/files/planted.ts': '../islands/draft.ts',
  'site/src/sections/planted.ts': '../../../service/src/app.ts',
  'site/integration/planted.ts': '../src/islands/draft.ts',
  'service/src/planted.ts': '../../site/src/i18n/slug.ts',
  'service/src/store/planted.ts': '../mail/transport.ts',
  'contract/src/planted.ts': '../../service/src/app.ts',
  'companies/brightkeel/art/planted.ts': '../../../site/src/i18n/slug.ts',
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

test('no two layers import each other, except those with files in band folders', () => {
  const pairs = Object.entries(allowedImports).flatMap(([layer, below]) =>
    below
      .filter((other) => other !== layer && layer !== 'band' && other !== 'band')
      .filter((other) => allowedImports[other]?.includes(layer))
      .map((other) => `${layer} and ${other}`),
  );
  expect(pairs).toEqual([]);
});
