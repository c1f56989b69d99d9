import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// What visitors read or hear is a company’s own and is in its folder. A component that brought
// words along would say them for every company.

const site = join(import.meta.dirname, '..');

/** Attributes whose value is read out or shown. */
const spoken = /^(aria-(label|roledescription|description)|alt|title|placeholder|label|content)$/;

const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** The words that a component of React's has in itself, not counting what it is given. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText(file)))
      found.push(...literalsIn(node.initializer));
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const child of node.children)
        if (ts.isJsxExpression(child)) found.push(...literalsIn(child.expression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter(isWord);
}

/** The texts of a string or of a template, outside of what is put into it. */
function literalsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isJsxExpression(node)) return literalsIn(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** The same for a template of Astro's: its markup is JSX but for the head, comments and doctype. */
function wordsInAstro(source: string): string[] {
  const markup = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!doctype[^>]*>/gi, '')
    .replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
  return wordsIn(`<>${markup}</>`);
}

// The kit is for those who build the site and is not built with it. `name` is what browsers know.
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

/** Values of `content` in the head of a page that are for machines alone. */
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
