import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '../integrations/compress.ts';
import { deadLinks } from './built-links.ts';

function deadIn(pages: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return deadLinks(folder, filesBelow(folder)).map(
    ({ file, line, wrong }) => `${file}:${line} ${wrong}`,
  );
}

test('links to pages, anchors and files that are there are no faults', () => {
  const page =
    '<main id=main><a href=/>a</a><a href="/blog/one#two">b</a><img src="/a.svg"><a href="#main">c</a>';
  const elsewhere = '<a href="https://example.com/x">d</a><a href="mailto:a@example.com">e</a>';
  expect(
    deadIn({ 'index.html': page + elsewhere, 'blog/one.html': '<h2 id="two">', 'a.svg': '<svg/>' }),
  ).toEqual([]);
});

test.for([
  ['<p>\n<a href="/none">a</a>', 'index.html:2 “/none” leads to nothing.'],
  [
    '<a href="/about#none">a</a>',
    'index.html:1 “/about#none” leads to an anchor that is not there.',
  ],
  ['<a href=#none>a</a>', 'index.html:1 “#none” leads to an anchor that is not there.'],
  ['<img alt="" src=/none.webp>', 'index.html:1 “/none.webp” leads to nothing.'],
  ['<img data-href="/a.svg#c">', 'index.html:1 “/a.svg#c” leads to an anchor that is not there.'],
] as const)('%s is a fault', ([html, fault]) => {
  const rest = { 'about.html': '<h1 id="top">', 'a.svg': '<svg><g id="b"/></svg>' };
  expect(deadIn({ 'index.html': html, ...rest })).toEqual([fault]);
});

test('what is only written about is no link', () => {
  expect(
    deadIn({ 'index.html': '<script>"<a href=/none>"</script><code>&lt;a href="/none"></code>' }),
  ).toEqual([]);
});
