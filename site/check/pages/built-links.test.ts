import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtLinkProblems } from './built-links.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

function deadIn(pages: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return builtLinkProblems(folder).map(({ location, message }) => `${location}: ${message}`);
}

test('links to existing pages, anchors and files are no problems', () => {
  const page =
    '<main id=main><a href=/>a</a><a href="/blog/one/#two">b</a><img src="/a.svg"><a href="#main">c</a>';
  const elsewhere = '<a href="https://example.com/x">d</a><a href="mailto:a@example.com">e</a>';
  expect(
    deadIn({ 'index.html': page + elsewhere, 'blog/one.html': '<h2 id="two">', 'a.svg': '<svg/>' }),
  ).toEqual([]);
});

test.for([
  [
    '<p>\n<a href="/abaut">a</a>',
    'the link to /abaut: there is no such page; did you mean /about?',
  ],
  ['<a href="/elsewhere">a</a>', 'the link to /elsewhere: there is no such page.'],
  ['<a href="/none.pdf">a</a>', 'the link to /none.pdf: there is no such file.'],
  [
    '<a href="/about#tap">a</a>',
    'the link to /about#tap: no place on that page is called “tap”; did you mean #top?',
  ],
  ['<a href=#none>a</a>', 'the link to /#none: no place on that page is called “none”.'],
  ['<img alt="" src=/none.webp>', 'the picture /none.webp: there is no such file.'],
  ['<script src="/none.js"></script>', 'the file /none.js: there is no such file.'],
  [
    '<img data-href="/a.svg#grass">',
    'the picture /a.svg#grass: no place on that page is called “grass”.',
  ],
  // The service sends these pages only as answers: a request for one gets a 404.
  ['<a href="/404">a</a>', 'the link to /404: there is no such page.'],
  [
    '<a href="/enquiry-failed/full">a</a>',
    'the link to /enquiry-failed/full: there is no such page.',
  ],
] as const)('%s is a problem', ([html, problem]) => {
  const rest = {
    '404.html': '<a href="#main">a</a><main id="main">',
    'about.html': '<h1 id="top">',
    'enquiry-failed/full.html': '',
    'a.svg': '<svg><g id="b"/></svg>',
  };
  expect(deadIn({ 'index.html': html, ...rest })).toEqual([`/: ${problem}`]);
});

test('text about a link is not a link', () => {
  expect(
    deadIn({ 'index.html': '<script>"<a href=/none>"</script><code>&lt;a href="/none"></code>' }),
  ).toEqual([]);
});
