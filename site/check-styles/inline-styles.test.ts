import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

// What the linter says of sides in inline styles; of those in sheets and classes: style-sheets.test.ts

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

test('a side in an inline style that is not mirrored is refused', { timeout: 60_000 }, async () => {
  const planted = [
    'export const A = () => <b style={{ marginLeft: 0, width: 1 }} />;',
    "export const B = () => <b style={{ textAlign: 'right' }} />;",
    'export const c: CSSProperties = { borderTopLeftRadius: 0 };',
    'export const d = { right: 0 } as CSSProperties;',
    "export const E = () => <b style={{ insetInlineStart: 0, textAlign: 'start' }} />;",
    'export const f = { left: 0 };',
  ];
  const [result] = await eslint.lintText(planted.join('\n'), {
    filePath: join(root, 'site/src/ui/Planted.tsx'),
  });
  const refused = (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === 'no-restricted-syntax',
  );
  expect(refused.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(refused[0]?.message).toContain('Write insetInlineStart');
});
