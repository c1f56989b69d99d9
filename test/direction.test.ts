import { join } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

// Finds physical sides, which would stay in place on a mirrored page: docs/decisions/0010-languages.md

const root = join(import.meta.dirname, '..');

test('a physical side is refused in an inline style and in a utility', async () => {
  const planted = [
    'export const A = () => <b style={{ marginLeft: 0, width: 1 }} />;',
    "export const B = () => <b style={{ textAlign: 'right' }} />;",
    'export const c: CSSProperties = { borderTopLeftRadius: 0 };',
    'export const d = { right: 0 } as CSSProperties;',
    'export const E = () => <b className="flex lg:hover:-ml-2" />;',
    "export const f = { box: 'flex rounded-tl-sm' };",
    'export const G = () => <b className={`text-left ${f.box}`} />;',
    "export const H = () => <b style={{ insetInlineStart: 0, textAlign: 'start' }} />;",
    'export const I = () => <b className="ms-2 text-start border-lime" title="left" />;',
  ];
  const eslint = new ESLint({ cwd: root });
  const [result] = await eslint.lintText(planted.join('\n'), {
    filePath: join(root, 'site/src/ui/Planted.tsx'),
  });
  const refused = (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === 'no-restricted-syntax',
  );
  expect(refused.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.for<[css: string, refused: number]>([
  ['margin-left: 0', 1],
  ['border-top-left-radius: 0', 1],
  ['text-align: right', 1],
  ['background: linear-gradient(to right, red, blue)', 1],
  ['inset: 0 auto auto 0', 1],
  ['border-radius: 1px 2px 2px 1px', 1],
  ['border-radius: 1px 1px 0 0', 0],
  ['padding: 1rem calc((1rem + 1px) * 2) 0', 0],
  ['padding: 1rem calc((1rem + 1px) * 2) 0 1rem', 1],
  ['margin-inline-start: var(--left)', 0],
  ['/* stylelint-disable-next-line property-disallowed-list -- a drawing */\nleft: 0', 0],
  ['/* stylelint-disable-next-line property-disallowed-list */\nleft: 0', 1],
])('in “%s” the linter refuses %i physical sides of a style sheet', async ([css, refused]) => {
  const { results } = await stylelint.lint({ code: `a {\n${css};\n}`, cwd: root });
  expect(results[0]?.warnings).toHaveLength(refused);
});
