import { beforeEach, expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';
import { picturePath } from './picture-path.ts';

const asked: string[] = [];
beforeEach(() => void asked.splice(0));

const find = async (src: string) => {
  asked.push(src);
  return {
    sources: [{ type: 'image/avif', srcset: '/a.avif 900w' }],
    src: `/${src}`,
    width: 900,
    height: 600,
    sizes: '100vw',
    alt: '',
    eager: false,
  };
};
const words = {
  footnotes: 'Notes',
  footnoteBack: 'Back {number}',
  video: { play: '{title}', watch: '{host}', notice: '{host}' },
};
const html = async (body: string) => (await articleHtml({ id: 'one', body }, find, words)).html;

test('a picture alone in its paragraph is a figure with sources, size and its title as the caption', async () => {
  const shown = await html(
    'Words.\n\n![A < quay & ropes](../pictures/quay.jpg "At seven")\n\nMore.',
  );
  expect(asked).toContain('quay.jpg');
  expect(shown).toContain(
    '<figure><picture><source type="image/avif" srcSet="/a.avif 900w" sizes="100vw"/>',
  );
  expect(shown).toMatch(
    /<img loading="lazy" src="\/quay\.jpg" alt="A &lt; quay &amp; ropes" width="900" height="600"/,
  );
  expect(shown).toContain('>At seven</figcaption></figure>');
  expect(shown).not.toContain('ASTRO_IMAGE');
});

test('pictures keep their order, within words too, and an empty alternative text stays empty', async () => {
  const shown = await html(
    'Words ![](pictures/a.png) and ![two](../pictures/b/c.webp) within.\n\n![three](pictures/a.png)',
  );
  expect(
    [...shown.matchAll(/<img[^>]* src="\/([^"]+)" alt="([^"]*)"/g)].map((m) => m.slice(1)),
  ).toEqual([
    ['a.png', ''],
    ['b/c.webp', 'two'],
    ['a.png', 'three'],
  ]);
  expect(shown).toMatch(/<p>Words <picture>/);
});

test('a picture is named from the article or from the company’s folder', () => {
  expect(['pictures/a.jpg', '../pictures/a.jpg', './pictures/b/a.jpg'].map(picturePath)).toEqual([
    'a.jpg',
    'a.jpg',
    'b/a.jpg',
  ]);
  expect(['a.jpg', '../art/a.jpg', '/pictures.jpg'].map(picturePath)).toEqual(
    Array(3).fill(undefined),
  );
});
