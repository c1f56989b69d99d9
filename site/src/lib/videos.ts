import type { Video } from '../schema/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { knownEmbed } from '../schema/known-embeds.ts';
import { fill } from './page-words.ts';
import type { Picture } from './picture.ts';

/**
 * What shows a video: the props of ui/Video.tsx.
 *
 * @param picture that of its `image`
 */
export function videoProps(video: Video, words: InterfaceWords['video'], picture?: Picture) {
  const { title, file, captions } = video;
  const page = pageOf(video);
  const known = page ? knownEmbed(page) : undefined;
  const host = known?.host ?? '';
  return {
    title,
    from: known && page ? { frame: known.frame, page } : undefined,
    file,
    captions,
    picture,
    words: {
      show: fill(words.play, { title }),
      open: fill(words.watch, { host }),
      notice: fill(words.notice, { host }),
    },
  };
}

/** The page that a video comes from; undefined for a file of one's own. */
function pageOf({ youtube, vimeo }: Video): string | undefined {
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  return vimeo ? `https://vimeo.com/${vimeo}` : undefined;
}
