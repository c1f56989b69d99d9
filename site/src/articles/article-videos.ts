import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { videoProps } from '../lib/videos.ts';
import { video } from '../schema/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { Video } from '../ui/Video.tsx';
import { videoData } from './video-block.ts';

/**
 * Shows each block of the language `video` as a video.
 *
 * @param html from the Markdown renderer
 */
export function withVideos(html: string, words: InterfaceWords['video']): string {
  return html.replace(
    /<pre><code class="language-video">([\s\S]*?)<\/code><\/pre>/g,
    (_, text: string) => {
      const props = videoProps(video.parse(videoData(unescaped(text))), words);
      return renderToStaticMarkup(createElement(Video, props));
    },
  );
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
