import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

const render = (body: string) =>
  articleHtml({ id: 'tides', body }, async (src) => {
    throw new Error(`asked for ${src}`);
  });

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

test('a picture of public/ stays as it is written, and any other is asked for', async () => {
  await expect(render('![A gauge](../pictures/gauge.webp)')).rejects.toThrow(
    'asked for gauge.webp',
  );
  const { html } = await render('![A gauge](/gauge.webp)');
  expect(html).toContain('<img src="/gauge.webp" alt="A gauge"');
});
