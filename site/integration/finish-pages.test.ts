import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { finishPages } from './finish-pages.ts';

const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

const policyOf = (content: string) =>
  `<meta http-equiv="content-security-policy" content="${content}">`;

/** Finishes a site of one page. */
function finished(html: string): string {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'page.html'), html);
  finishPages(dist);
  return readFileSync(join(dist, 'page.html'), 'utf8');
}

/** Builds a site of one page with this style, and returns the page's style afterward and whether it is allowed. */
function used(css: string, body: string, script = '') {
  const dist = temporaryFolder();
  const page = join(dist, 'page.html');
  writeFileSync(join(dist, 'script.js'), script);
  writeFileSync(
    page,
    `${policyOf(`style-src '${hashOf(css)}'`)}<style>${css}</style><body>${body}`,
  );
  finishPages(dist);
  const html = readFileSync(page, 'utf8');
  const [, keptCss = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  return { kept: keptCss, isAllowed: html.includes(`'${hashOf(keptCss)}'`) };
}

test.each([
  ['.used{top:0}', '<p class="used">'],
  ['.lg\\:flex{top:0}', '<p class="a lg:flex">'],
  ['.\\[\\&\\>svg\\]\\:flex>svg{top:0}', '<p class="[&amp;&gt;svg]:flex">'],
  ['.used,.other{top:0}', '<p class="used">'],
  [':is(.other,p) b{top:0}', '<p>'],
  ['p:not(.other){top:0}', '<p>'],
  ['p[data-open]{top:0}', '<p>'],
  ['.used{animation:linear both x;animation-timeline:scroll()}', '<p class="used">'],
  ['.used{& .inner{top:0}}', '<p class="used"><b class="inner">'],
])('a CSS rule that applies to the page is kept: %s', (css, body) => {
  expect(used(css, body)).toEqual({ kept: css, isAllowed: true });
});

test('a CSS rule for a class that only a script adds is kept', () => {
  expect(used('.added{top:0}', '', 'b.className="big added"').kept).toBe('.added{top:0}');
});

test('CSS rules for classes of other pages are removed, and the policy allows the rest', () => {
  const css = '.other{top:0}@media print{.more{top:0}}p{top:0;& .other{top:1px}}';
  expect(used(css, '<p>')).toEqual({ kept: 'p{top:0}', isAllowed: true });
});

test('a style that the page does not allow stops the build', () => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'page.html'), '<style>p{top:0}</style>');
  expect(() => finishPages(dist)).toThrow('page.html does not allow one of its styles.');
});

test('Astro’s style in the body of a page is removed', () => {
  const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  expect(finished(`<body>${style}<astro-island>`)).toBe('<body><astro-island>');
});

test('a page allows only the frames that it embeds itself', () => {
  const page = (frames: string, body: string) =>
    policyOf(`default-src 'none';${frames}img-src 'self'`) + body;
  const embeds =
    '<a data-frame="https://player.example.com/video/1?autoplay=1&amp;x=/y" href="/"><a data-frame="https://map.example.com:8443?x=1" href="/">'.repeat(
      2,
    );
  const frames = 'frame-src https://player.example.com https://map.example.com:8443;';
  expect(finished(page('', embeds))).toBe(page(frames, embeds));
  const link = page('', '<a href="https://player.example.com/">');
  expect(finished(link)).toBe(link);
});

test('a page allows each site that its forms submit to once', () => {
  const policy = (to: string) => policyOf(`default-src 'none';form-action ${to};base-uri 'none'`);
  const ownForm = '<form action="https://api.example.com/api/send-email" method="post">';
  const letters = '<form class="a" action="https://letters.example.com/serve?u=1&amp;id=2">';
  expect(finished(policy("'self'") + ownForm + letters + letters)).toContain(
    policy("'self' https://api.example.com https://letters.example.com"),
  );
  const known = policy("'self' https://api.example.com") + ownForm;
  expect(finished(known)).toBe(known);
  const plain = policy("'self'") + '<form action="/api/send-email">';
  expect(finished(plain)).toBe(plain);
});
