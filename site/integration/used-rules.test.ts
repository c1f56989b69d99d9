import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { keepUsedRules } from './used-rules.ts';

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Builds a site of one page with this style, and returns the page's style afterwards and whether it is allowed. */
function used(css: string, body: string, script = '') {
  const dist = temporaryFolder();
  const page = join(dist, 'page.html');
  writeFileSync(join(dist, 'script.js'), script);
  writeFileSync(
    page,
    `<meta content="style-src '${hashOf(css)}'"><style>${css}</style><body>${body}`,
  );
  keepUsedRules(dist);
  const html = readFileSync(page, 'utf8');
  const [, kept = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  return { kept, isAllowed: html.includes(`'${hashOf(kept)}'`) };
}

test.each([
  ['.used{top:0}', '<p class="used">'],
  ['.lg\\:flex{top:0}', '<p class="a lg:flex">'],
  ['.\\[\\&\\>svg\\]\\:flex>svg{top:0}', '<p class="[&amp;&gt;svg]:flex">'],
  ['.used,.other{top:0}', '<p class="used">'],
  [':is(.other,p) b{top:0}', '<p>'],
  ['p:not(.other){top:0}', '<p>'],
  ['p[data-open]{top:0}', '<p>'],
  ['.used{& .inner{top:0}}', '<p class="used"><b class="inner">'],
])('a rule that applies stays: %s', (css, body) => {
  expect(used(css, body)).toEqual({ kept: css, isAllowed: true });
});

test('a rule for a class that only a script adds stays', () => {
  expect(used('.added{top:0}', '', 'b.className="big added"').kept).toBe('.added{top:0}');
});

test('rules for classes of other pages are removed, and what is left is allowed', () => {
  const css = '.other{top:0}@media print{.more{top:0}}p{top:0;& .other{top:1px}}';
  expect(used(css, '<p>')).toEqual({ kept: 'p{top:0}', isAllowed: true });
});

test('a style that the page does not allow stops the build', () => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'page.html'), '<style>p{top:0}</style>');
  expect(() => keepUsedRules(dist)).toThrow('page.html does not allow one of its styles.');
});
