import { expect, test } from 'vitest';
import { rewriteLinks } from './rewrite-links.ts';

const withLinks = (html: string) =>
  rewriteLinks(html, (href) => {
    if (href === '/draft') return undefined;
    return href === '/work' ? { href: '/de/arbeit' } : { href, hrefLang: 'en', 'data-in': '"en"' };
  });

test('a link keeps its other attributes and its text, also beside a “>”', () => {
  expect(withLinks('<p>See <a class="x" title="a > b" href="/work">our <b>work</b></a>.</p>')).toBe(
    '<p>See <a class="x" title="a > b" href="/de/arbeit">our <b>work</b></a>.</p>',
  );
});

test('a link to a page in another language says so, and its address stays escaped', () => {
  expect(withLinks("<A HREF='/a?b=1&amp;c'>a</A>")).toBe(
    '<a href="/a?b=1&amp;c" hreflang="en" data-in="&quot;en&quot;">a</A>',
  );
});

test('of a link to a page that is not public only the text remains', () => {
  expect(withLinks('<a href="/draft">a <i>b</i></a> <a href="/work">c</a>')).toBe(
    'a <i>b</i> <a href="/de/arbeit">c</a>',
  );
  expect(withLinks('<p><a href="/draft">a</p><a>b</a>')).toBe('<p>a</p><a>b</a>');
});

test('other elements, and text that looks like a link, are unchanged', () => {
  for (const html of [
    '<code>&lt;a href="/work"&gt;</code>',
    '<article data-href="/work">a</article>',
    '<a id="b">c</a>',
    '<!-- <a href="/work"> -->',
  ])
    expect(withLinks(html)).toBe(html);
});
