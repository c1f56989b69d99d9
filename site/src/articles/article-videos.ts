import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { videoProps } from '../lib/videos.ts';
import type { Image } from '../schema/image.ts';
import { video } from '../schema/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { Video } from '../ui/Video.tsx';
import type { FindPicture } from './article-pictures.ts';
import { videoData } from './video-block.ts';

const written = /<pre><code class="language-video">([\s\S]*?)<\/code><\/pre>/g;

/**
 * Shows each block of the language `video` as a video.
 *
 * @param html from the Markdown renderer
 * @param find resolves what is seen of them before they are pressed
 */
export async function withVideos(
  html: string,
  words: InterfaceWords['video'],
  find: FindPicture,
): Promise<string> {
  const shown = await Promise.all(
    [...html.matchAll(written)].map(async ([, text = '']) => {
      const said = video.parse(videoData(unescaped(text)));
      const props = videoProps(said, words, await posterOf(said.image, find));
      return renderToStaticMarkup(createElement(Video, props));
    }),
  );
  return html.replace(written, () => shown.shift() ?? '');
}

async function posterOf(image: Image | undefined, find: FindPicture) {
  const picture = image && (await find(image.src));
  return picture && { ...picture, alt: image.alt ?? '', focus: image.focus };
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
