import { expect, test } from 'vitest';
import { withFrames } from './article-frames.ts';

const labels = { notToRun: 'Not to be run', table: 'Table' };
const pre = (language: string, code: string) =>
  `<pre class="astro-code" tabindex="0" data-language="${language}"><code>${code}</code></pre>`;

test('a sample gets a head with its language, and what is no code says so', () => {
  const html = withFrames(`<p>a</p>${pre('tsx', 'b')}<p>c</p>${pre('text', 'd')}`, labels);
  expect(html).toBe(
    `<p>a</p><div class="code-sample"><p class="code-sample-head annotation">tsx</p>${pre('tsx', 'b')}</div><p>c</p><div class="code-sample code-sample-plain"><p class="code-sample-head annotation">Not to be run</p>${pre('text', 'd')}</div>`,
  );
});

test('a table stands in a region that is named and can be reached by keyboard', () => {
  expect(withFrames('<table><tr><td>1</td></tr></table>', labels)).toBe(
    '<div class="scrolling-table" role="region" aria-label="Table" tabindex="0"><table><tr><td>1</td></tr></table></div>',
  );
});

test('what an article only writes about is left alone', () => {
  const html = '<p>A <code>&lt;table&gt;</code> and a <code>&lt;pre&gt;</code></p>';
  expect(withFrames(html, labels)).toBe(html);
});
