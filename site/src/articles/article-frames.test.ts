import { expect, test } from 'vitest';
import { withFrames } from './article-frames.ts';

const labels = { notToRun: 'Not to be run', sample: 'sample {number}, {heading}' };
const written = (language: string, code: string) =>
  `<pre class="astro-code css-variables" style="color:var(--x)" data-language="${language}"><code>${code}</code></pre>`;
const named = (name: string, code: string) =>
  `<pre class="astro-code" role="group" aria-label="${name}"><code>${code}</code></pre>`;

test('a sample has a header with its language, or says that it is no code', () => {
  const html = `<p>a</p>${written('tsx', 'b')}<p>c</p>${written('text', 'd')}`;
  expect(withFrames(html, 'Hooks', labels)).toBe(
    `<p>a</p><div class="code-sample"><p class="code-sample-head annotation">tsx</p>${named('sample 1, Hooks', 'b')}</div><p>c</p><div class="code-sample code-sample-plain"><p class="code-sample-head annotation">Not to be run</p>${named('sample 2, Hooks', 'd')}</div>`,
  );
});

test('a sample is named after the heading above it', () => {
  const html = `<h2 id="x">The <code>use</code> hook</h2>${written('ts', 'a')}<h3 id="y">"State" &amp; more</h3>${written('ts', 'b')}`;
  const framed = withFrames(html, 'Hooks', labels);
  expect(framed).toContain(named('sample 1, The use hook', 'a'));
  expect(framed).toContain(named('sample 2, &quot;State&quot; &amp; more', 'b'));
});

test('each cell of a table names its column, for a phone', () => {
  const row = '<tr><td>grid</td><td align="right">2</td></tr>';
  const table = `<table><thead><tr><th>Tool</th><th><code>"n"</code></th></tr></thead><tbody>${row}${row}</tbody></table>`;
  const named =
    '<tr><td data-column="Tool">grid</td><td data-column="&quot;n&quot;" align="right">2</td></tr>';
  expect(withFrames(table, 'Hooks', labels)).toContain(`<tbody>${named}${named}</tbody>`);
});

test('a table is in a group that is named after its caption', () => {
  const table =
    '<table><caption>A "b" <em>c</em></caption><tbody><tr><td>1</td></tr></tbody></table>';
  expect(withFrames(table, 'Hooks', labels)).toBe(
    `<div class="article-table data-table scrolling-table" role="group" aria-label="A &quot;b&quot; c">${table}</div>`,
  );
});

test('markup that an article only quotes is left alone', () => {
  const html = '<p>A <code>&lt;table&gt;</code> and a <code>&lt;pre&gt;</code></p>';
  expect(withFrames(html, 'Hooks', labels)).toBe(html);
});
