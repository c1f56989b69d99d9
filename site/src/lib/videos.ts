import type { Video } from '../schema/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { fill } from './page-words.ts';
import type { Picture } from './picture.ts';

type VideoSource = {
  host: string;
  /** The address of its player, which begins by itself: it was asked for. */
  frame: string;
  page: string;
};

/**
 * What shows a video: the props of ui/Video.tsx.
 *
 * @param picture that of its `image`
 */
export function videoProps(video: Video, words: InterfaceWords['video'], picture?: Picture) {
  const { title, file, captions } = video;
  const from = sourceOf(video);
  const host = from?.host ?? '';
  return {
    title,
    from,
    file,
    captions,
    picture,
    words: {
      play: fill(words.play, { title }),
      watch: fill(words.watch, { host }),
      notice: fill(words.notice, { host }),
    },
  };
}

/** The place that a video comes from; undefined for a file of one's own. */
function sourceOf({ youtube, vimeo }: Video): VideoSource | undefined {
  if (youtube)
    return {
      host: 'YouTube',
      // No cookies before it plays: https://support.google.com/youtube/answer/171780
      frame: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
      page: `https://www.youtube.com/watch?v=${youtube}`,
    };
  if (vimeo)
    return {
      host: 'Vimeo',
      // https://developer.vimeo.com/player/sdk/embed
      frame: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      page: `https://vimeo.com/${vimeo}`,
    };
  return undefined;
}

/**
 * Adds the players that a page names to its Content-Security-Policy: ui/Video.tsx has `data-frame`.
 *
 * @param html a whole page
 */
export function allowingFrames(html: string): string {
  const frames = [...html.matchAll(/\sdata-frame="(https:\/\/[^/"]+)\//g)].map(
    ([, origin]) => origin,
  );
  if (frames.length === 0) return html;
  const [none, sources] = ["default-src 'none';", [...new Set(frames)].join(' ')];
  return html.replace(`content="${none}`, `content="${none}frame-src ${sources};`);
}
