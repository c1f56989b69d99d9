import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

const words = {
  footnotes: 'Notes & sources',
  footnoteBack: 'Back, note {number}',
  video: { play: 'Play {title}', watch: 'At {host}', notice: 'Nothing from {host} yet.' },
};
const render = (body: string) =>
  articleHtml({ id: 'tides', body }, (src) => Promise.reject(new Error(`asked for ${src}`)), words);

test('headings are listed with their slugs', async () => {
  const { html, headings } = await render('## High water\n\nAt noon.');
  expect(headings).toEqual([{ depth: 2, slug: 'high-water', text: 'High water' }]);
  expect(html).toContain('<h2 id="high-water">High water</h2>');
});

test('code is coloured by classes of the style sheet, and plain code gets no element', async () => {
  const { html } = await render('```ts\nconst tide = 1;\n```');
  expect(html).toContain('data-language="ts"');
  expect(html).toContain('<span class="code-keyword">const</span>');
  expect(html).not.toContain('<span style=');
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe('const tide = 1;');
});

test.for([
  ['rust', 'fn main() { let tide = "high"; }'],
  ['sql', 'select count(*) from tide where at > 1;'],
  ['python', 'def tide(at): return "high"'],
  ['bash', 'for at in 1 2; do echo "$at"; done'],
  ['toml', 'at = "noon"'],
  ['kotlin', 'val tide = "high"'],
  ['ruby', 'tide = "high" if noon?'],
  ['haskell', 'tide = "high" :: String'],
])('a sample in %s has colours by classes and no styles', async ([language, code]) => {
  const { html } = await render(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(html).toContain(`data-language="${language}"`);
  expect(html).toContain('<span class="code-');
  expect(html).not.toContain('<span style=');
});

test('a picture of public/ stays as it is written, and any other is asked for', async () => {
  await expect(render('![A gauge](../pictures/gauge.webp)')).rejects.toThrow(
    'asked for gauge.webp',
  );
  const { html } = await render('![A gauge](/gauge.webp)');
  expect(html).toContain('<img src="/gauge.webp" alt="A gauge"');
});

test('notes stand at the end under a heading of the company, and each way leads there and back', async () => {
  const { html, headings } = await render('One[^a], again[^a].\n\n[^a]: The note.');
  expect(headings).toEqual([{ depth: 2, slug: 'footnote-label', text: 'Notes & sources' }]);
  expect(html).toContain('<h2 id="footnote-label">Notes &amp; sources</h2>');
  const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, to]) => to)).toEqual(['fn-a', 'fn-a', 'fnref-a', 'fnref-a-2']);
  for (const [, to] of links) expect(html).toContain(`id="${to}"`);
  expect(html).toContain('aria-label="Back, note 1"');
  expect(html).toContain('aria-label="Back, note 1-2"');
});

test('a list of tasks says what is done by a sign and has no field without a name', async () => {
  const { html } = await render('- [x] sown\n- [ ] reaped');
  expect(html).not.toContain('<input');
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe('☑ sown\n☐ reaped');
});

test('a video is a link until it is pressed, and says where it comes from', async () => {
  const { html } = await render('```video\ntitle: "Sun & moon"\nvimeo: 76979871\n```');
  expect(html).toContain('href="https://vimeo.com/76979871"');
  expect(html).toContain('data-frame="https://player.vimeo.com/video/76979871?');
  expect(html).toContain('aria-label="Play Sun &amp; moon"');
  expect(html).toContain('Nothing from Vimeo yet.');
  expect(html).not.toContain('<iframe');
});

test('the picture of a video is behind its button, and is the poster of a file of one’s own', async () => {
  const size = { width: 900, height: 600, sizes: '100vw', eager: false };
  const find = (src: string) => Promise.resolve({ ...size, sources: [], src: `/${src}`, alt: '' });
  const image = 'image:\n  src: sun.jpg\n  alt: A < sun\n  focus: left top';
  const shown = async (fields: string) => {
    const body = `\`\`\`video\ntitle: Sun\n${fields}\n${image}\n\`\`\``;
    return (await articleHtml({ id: 'tides', body }, find, words)).html;
  };
  expect(await shown('vimeo: 76979871')).toMatch(
    /<a [^>]*data-frame=[^>]*>.*<img loading="lazy" src="\/sun\.jpg" alt="A &lt; sun".*object-position:left top/,
  );
  expect(await shown('file: /visit.mp4\nsilent: true')).toMatch(/<video [^>]*poster="\/sun\.jpg"/);
});

test('a video of one’s own loads nothing before it is played, and has its captions', async () => {
  const { html } = await render(
    '```video\ntitle: A visit\nfile: /visit.mp4\ncaptions: /visit.vtt\n```',
  );
  expect(html).toMatch(/<video (?=[^>]*src="\/visit\.mp4")(?=[^>]*preload="none")/);
  expect(html).toContain('<track kind="captions" src="/visit.vtt"');
});
