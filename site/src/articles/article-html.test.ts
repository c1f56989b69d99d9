import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';
import { picturePath } from './markdown.ts';

const words = {
  footnotes: 'Notes & sources',
  footnoteBack: 'Back, note {number}',
  notToRun: 'Not to be run',
  sample: 'sample {number}, {heading}',
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Take care',
    caution: 'Danger',
  },
  video: { play: 'Play {title}', watch: 'At {host}', notice: 'Nothing from {host} yet.' },
};
const size = { width: 900, height: 600, sizes: '100vw', eager: false };
const sources = [{ type: 'image/avif', srcset: '/a.avif 900w' }];
const find = (src: string) => Promise.resolve({ ...size, sources, src: `/${src}`, alt: '' });
const render = (body: string, framed?: boolean) =>
  articleHtml({ body, data: { title: 'Tides' } }, find, words, { framed });
const html = async (body: string, framed?: boolean) => (await render(body, framed)).html;

test('headings are listed with their slugs', async () => {
  const { html, headings } = await render('## High water\n\nAt noon.');
  expect(headings).toEqual([{ depth: 2, slug: 'high-water', text: 'High water' }]);
  expect(html).toContain('<h2 id="high-water">High water</h2>');
});

test.for([
  ['## 🚢\n\n## 🚢', ['section', 'section-1']],
  ['## Section\n\n## …', ['section', 'section-1']],
  ['## Main\n\n### main\n\n## Side menu', ['main-1', 'main-2', 'side-menu-1']],
  ['## Related', ['related-1']],
] as const)('no heading of %j has an empty id or one of the page', async ([body, ids]) => {
  const { html, headings } = await render(body);
  expect(headings.map(({ slug }) => slug)).toEqual(ids);
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test.for([
  ['> [!NOTE]\n> At *noon*.', 'note', '<strong>Note</strong></p><p>At <em>noon</em>.</p>'],
  ['> [!tip]\n>\n> - Look', 'tip', '<strong>Tip</strong></p><ul><li>Look</li></ul>'],
  ['- > [!Important]\n  > At noon.', 'important', '<strong>Important</strong></p><p>At noon.</p>'],
  ['> [!WARNING]\\\n> Deep.', 'warning', '<strong>Take care</strong></p><p>Deep.</p>'],
  ['> [!CAUTION]', 'caution', '<strong>Danger</strong></p>'],
] as const)('%j is an alert under its name', async ([body, kind, content]) => {
  const output = (await html(body)).replaceAll(/\n/g, '');
  expect(output).toContain(
    `<div class="markdown-alert markdown-alert-${kind}" role="note"><p>${content}</div>`,
  );
});

test.for(['ts{2}', 'TS', 'TypeScript title="tide.ts"', 'ts:tide.ts', 'ts,ignore'])(
  'a sample in %s has colors',
  async (language) => {
    const output = await html(`\`\`\`${language}\nconst tide = 1;\n\`\`\``);
    expect(output).toContain('<span class="code-keyword">const</span>');
    expect(output).not.toContain('<span style=');
  },
);

test.for([
  ['three-names.md', '/blog/three-names'],
  ['./three-names.md?a=b#why', '/blog/three-names?a=b#why'],
  ['nine-fields', '/blog/nine-fields'],
  ['<Spørsmål før pris.md>', '/blog/sporsmal-for-pris'],
  ['./100%25.md', '/blog/100'],
  ['../articles/nine-fields.md', '/blog/nine-fields'],
  ['../contact', '/contact'],
  ['#why', '#why'],
  ['/files/notes.md', '/files/notes.md'],
  ['https://example.com/notes.md', 'https://example.com/notes.md'],
])('a link to %s leads to %s', async ([to, address]) => {
  expect(await html(`[There](${to})`)).toContain(`<a href="${address}">There</a>`);
});

test('a picture in public/ is unchanged', async () => {
  expect(await html('![A gauge](/gauge.webp)')).toContain('<img src="/gauge.webp" alt="A gauge"');
});

test('a picture in a paragraph of its own is a figure with sources, a size and its title as the caption', async () => {
  const output = await html(
    'Words.\n\n![A < quay & ropes](../pictures/quay.jpg "At seven")\n\nMore.',
  );
  expect(output).toContain(
    '<figure><picture><source type="image/avif" srcSet="/a.avif 900w" sizes="100vw"/>',
  );
  expect(output).toMatch(
    /<img loading="lazy" src="\/quay\.jpg" alt="A &lt; quay &amp; ropes" width="900" height="600"/,
  );
  expect(output).toContain('>At seven</figcaption></figure>');
});

test('pictures keep their order, even within text, and an empty alternative text stays empty', async () => {
  const output = await html(
    'Words ![](pictures/a.png) and ![two](../pictures/b/c.webp) within.\n\n![three](pictures/a.png)',
  );
  expect(
    [...output.matchAll(/<img[^>]* src="\/([^"]+)" alt="([^"]*)"/g)].map((match) => match.slice(1)),
  ).toEqual([
    ['a.png', ''],
    ['b/c.webp', 'two'],
    ['a.png', 'three'],
  ]);
  expect(output).toMatch(/<p>Words <picture>/);
});

test('the path of a picture may be relative to the article or to the company’s folder', () => {
  expect(['pictures/a.jpg', '../pictures/a.jpg', './pictures/b/a.jpg'].map(picturePath)).toEqual([
    'a.jpg',
    'a.jpg',
    'b/a.jpg',
  ]);
  expect(['a.jpg', '../art/a.jpg', '/pictures.jpg'].map(picturePath)).toEqual(
    Array(3).fill(undefined),
  );
});

const sample = (language: string) => `\`\`\`${language}\na\n\`\`\`\n\n`;

test('a sample shows its language, or that it is no code, and is labeled by the heading above it', async () => {
  const output = await html(`${sample('tsx')}## The \`use\` "hook" & more\n\n${sample('text')}`);
  expect(output).toContain(
    '<div class="code-sample"><p class="code-sample-head label-text">tsx</p><pre class="astro-code" role="group" aria-label="sample 1, Tides"><code>',
  );
  expect(output).toMatch(
    /<div class="code-sample code-sample-plain"><p class="code-sample-head label-text">Not to be run<\/p><pre class="astro-code" role="group" aria-label="sample 2, The use “hook” &(amp;)? more">/,
  );
  expect(await html(sample('tsx'), false)).not.toContain('code-sample');
});

test('a table takes its caption from the paragraph before it, and the cells beside its first column name theirs', async () => {
  const output = await html(
    'a\n\nTable: A "b" *c*\n\n| Tool | `"n"` | m |\n|---|--:|---|\n| grid | 2 | 5 |\n| | 3 | 6 |\n\nb',
  );
  expect(output).toMatch(
    /<p>a<\/p>\s*<div class="article-table data-table scrolling-table" role="group" aria-label="A “b” c"><table><caption>A “b” <em>c<\/em><\/caption>/,
  );
  expect(output).not.toContain('Table:');
  const cells = [...output.matchAll(/<td([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(cells.map((one) => /data-column="([^"]*)"/.exec(one)?.[1])).toEqual([
    undefined,
    '&quot;n&quot;',
    'm',
    undefined,
    '&quot;n&quot;',
    'm',
  ]);
  expect(await html('| a | b |\n|---|---|\n| 1 | 2 |')).not.toContain('data-column');
});

test('markup that an article only quotes is unchanged', async () => {
  expect((await html('A `<table>` and a `<pre>`')).trim()).toBe(
    '<p>A <code>&lt;table&gt;</code> and a <code>&lt;pre&gt;</code></p>',
  );
});

test('footnotes are at the end under the company’s heading, with links in both directions', async () => {
  const { html, headings } = await render('One[^a], again[^a].\n\n[^a]: The note.');
  expect(headings).toEqual([{ depth: 2, slug: 'footnote-label', text: 'Notes & sources' }]);
  expect(html).toContain('<h2 id="footnote-label">Notes &amp; sources</h2>');
  const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, to]) => to)).toEqual(['fn-a', 'fn-a', 'fnref-a', 'fnref-a-2']);
  for (const [, to] of links) expect(html).toContain(`id="${to}"`);
  expect(html).toContain('aria-label="Back, note 1"');
  expect(html).toContain('aria-label="Back, note 1-2"');
});

test('a task list marks what is done with a symbol, not with an unlabeled checkbox', async () => {
  const { html } = await render('- [x] sown\n- [ ] reaped');
  expect(html).not.toContain('<input');
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe('☑ sown\n☐ reaped');
});

test('a video is a link to its site until it is pressed, and names that site', async () => {
  const { html } = await render('```video\ntitle: "Sun & moon"\nvimeo: 76979871\n```');
  expect(html).toContain('href="https://vimeo.com/76979871"');
  expect(html).toContain(
    'data-frame="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"',
  );
  expect(html).toContain('aria-label="Play Sun &amp; moon"');
  expect(html).toContain('Nothing from Vimeo yet.');
  expect(html).not.toContain('<iframe');
});

test('the picture of a video is behind its button, or is the poster of the company’s own file', async () => {
  const image = 'image:\n  src: sun.jpg\n  alt: A < sun\n  focus: left top';
  const videoHtml = (fields: string) =>
    html(`\`\`\`video\ntitle: Sun\n${fields}\n${image}\n\`\`\``);
  expect(await videoHtml('vimeo: 76979871')).toMatch(
    /<a [^>]*data-frame=[^>]*>.*<img loading="lazy" src="\/sun\.jpg" alt="A &lt; sun".*object-position:left top/,
  );
  expect(await videoHtml('file: /visit.mp4\nsilent: true')).toMatch(
    /<video [^>]*poster="\/sun\.jpg"/,
  );
});

test('the company’s own video loads nothing until it is played, and has captions', async () => {
  const { html } = await render(
    '```video\ntitle: A visit\nfile: /visit.mp4\ncaptions: /visit.vtt\n```',
  );
  expect(html).toMatch(/<video (?=[^>]*src="\/visit\.mp4")(?=[^>]*preload="none")/);
  expect(html).toContain('<track kind="captions" src="/visit.vtt"');
});
