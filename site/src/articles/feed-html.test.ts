import { expect, test } from 'vitest';
import { feedHtml } from './feed-html.ts';

const base = 'https://agency.example/blog/hooks';

test('scripts, styles, buttons and comments are removed with their content', () => {
  const html =
    '<!-- x --><p>a</p><script>alert(1)</script><style>p{}</style><button>Copy</button><svg><path/></svg>';
  expect(feedHtml(html, base)).toBe('<p>a</p>');
});

test('the highlighter’s colors are removed from code', () => {
  const html =
    '<pre class="astro-code" style="color:#000" tabindex="0"><code><span class="line"><span style="--x:1">a &lt; b</span></span></code></pre>';
  expect(feedHtml(html, base)).toBe('<pre><code>a &lt; b</code></pre>');
});

test('addresses become absolute', () => {
  expect(feedHtml('<a href="/contact?a=1&amp;b=2">x</a>', base)).toBe(
    '<a href="https://agency.example/contact?a=1&amp;b=2">x</a>',
  );
  expect(feedHtml('<a href="#effects" class="y">x</a>', base)).toBe(
    '<a href="https://agency.example/blog/hooks#effects">x</a>',
  );
  expect(feedHtml(`<img src='/a.png' alt="a > b" onload="x()">`, base)).toMatch(
    /^<img src="https:\/\/agency\.example\/a\.png" alt="a (>|&gt;) b" ?\/?>$/,
  );
});

test('an address that runs a script is removed', () => {
  expect(feedHtml('<a href="javascript:alert(1)">x</a>', base)).toBe('<a>x</a>');
});

test('event handlers and unknown elements are removed, but not their text', () => {
  expect(feedHtml('<section onclick="x()"><p id="a">one</p> two</section>', base)).toBe(
    '<p>one</p> two',
  );
});
