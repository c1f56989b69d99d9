import { expect, test } from 'vitest';
import { withCaptions } from './article-tables.ts';

const rows = '<tbody><tr><td>1</td></tr></tbody></table>';

test('the paragraph before a table becomes its caption', () => {
  const html = `<p>a</p>\n<p>Table: What <em>is</em> so</p>\n<table>${rows}<p>b</p>`;
  expect(withCaptions(html, 'x')).toBe(
    `<p>a</p>\n<table><caption>What <em>is</em> so</caption>${rows}<p>b</p>`,
  );
});

test('a table without a caption stops the build and says what to write', () => {
  expect(() => withCaptions(`<p>A table</p>\n<table>${rows}`, 'react-hooks')).toThrow(
    'articles/react-hooks.md has a table without a caption, by which people who do not see it find it. Write a paragraph before it: “Table: what it shows”.',
  );
});

test('a table that an article only quotes needs no caption', () => {
  const html = '<p>Table: or not</p><p>A <code>&lt;table&gt;</code></p>';
  expect(withCaptions(html, 'x')).toBe(html);
});
