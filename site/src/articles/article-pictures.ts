import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../lib/picture.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { picturePath } from './picture-path.ts';

/** Resolves a picture by its path below the company's `pictures/`. */
export type FindPicture = (src: string) => Promise<Picture | undefined>;

/** What Astro's renderer writes for a picture of the project: alone in a paragraph, or within its words. */
const written =
  /<p>\s*<img __ASTRO_IMAGE_="([^"]*)"\s*\/?>\s*<\/p>|<img __ASTRO_IMAGE_="([^"]*)"\s*\/?>/g;

/**
 * Shows an article's pictures. One that is alone in its paragraph becomes a figure, with its Markdown title
 * as the caption: `![What it shows](../pictures/file.jpg "The caption")`. An empty alternative text is
 * for what is decorative.
 *
 * @param html from the Markdown renderer
 */
export async function withPictures(html: string, find: FindPicture): Promise<string> {
  const found = await Promise.all(
    [...html.matchAll(written)].map(async ([, alone, within = '']) => {
      const { src, alt = '', title } = JSON.parse(plain(alone ?? within)) as Properties;
      const picture = await find(picturePath(src) ?? src);
      if (!picture) return '';
      const frame = createElement(PictureFrame, { picture: { ...picture, alt } });
      if (alone === undefined) return renderToStaticMarkup(frame);
      const caption = title && createElement('figcaption', { className: 'annotation mt-2' }, title);
      return renderToStaticMarkup(createElement('figure', null, frame, caption));
    }),
  );
  return html.replace(written, () => found.shift() ?? '');
}

type Properties = { src: string; alt?: string; title?: string };

const plain = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
