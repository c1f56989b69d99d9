import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// What visitors read or hear belongs in the company’s folder: text in a component would appear on every company's site.

const site = join(import.meta.dirname, '..');

const spoken = /^(aria-(label|roledescription|description)|alt|title|placeholder|label|content)$/;

const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** Finds the visible text in the source of a React component. */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) words.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText(file)))
      words.push(...literalsIn(node.initializer));
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const child of node.children)
        if (ts.isJsxExpression(child)) words.push(...literalsIn(child.expression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return words.filter(isWord);
}

function literalsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isJsxExpression(node)) return literalsIn(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** Does the same for an Astro template, whose markup is JSX except for the frontmatter, comments and doctype. */
function wordsInAstro(source: string): string[] {
  const markup = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!doctype[^>]*>/gi, '')
    .replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
  return wordsIn(`<>${markup}</>`);
}

// The kit is for developers and is not part of the built site. The browser reads `name`.
const components = globSync('**/*.{tsx,astro}', { cwd: site }).filter(
  (path) => !/^(art|sections\/kit)\/|_kit\.astro$|\.test\.tsx$/.test(path),
);

test('no component, layout or page contains visible text', () => {
  expect(components.length).toBeGreaterThan(60);
  const found = components.flatMap((path) => {
    const source = readFileSync(join(site, path), 'utf8');
    const words = path.endsWith('.astro') ? wordsInAstro(source) : wordsIn(source);
    return words.map((word) => `${path}: ${word}`);
  });
  expect(found.filter((line) => !machines.some((word) => line.endsWith(word)))).toEqual([]);
});

/** Values of `content` in the head of a page that people never read. */
const machines = [': width=device-width, initial-scale=1', ': image/png', ': summary_large_image'];

test.each([
  ['<p>Read more</p>', ['Read more']],
  ['<p>{`${count} more pages`}</p>', ['more pages']],
  ['<nav aria-label="Main" />', ['Main']],
  ['<nav aria-label={`${label}, folded`} />', [', folded']],
  ['<p className="text-muted" id="main">{words.more} · {count}</p>', []],
])('the visible words of %s are %j', (source, words) => {
  expect(wordsIn(source).map((word) => word.trim())).toEqual(words);
});
