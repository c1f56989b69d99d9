import type { VideoFields } from '../fields/video.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { knownEmbed } from '../fields/known-embeds.ts';
import { fillWords } from '../i18n/fill-words.ts';
import type { Picture } from '../ui/picture.ts';

/**
 * Returns the props of ui/Video.tsx.
 *
 * @param picture made from the `image` of the video
 */
export function videoProps(video: VideoFields, labels: InterfaceWords['video'], picture?: Picture) {
  const { title, file, captions } = video;
  const page = pageOf(video);
  const provider = page ? knownEmbed(page) : undefined;
  const host = provider?.host ?? '';
  return {
    title,
    from: provider && page ? { frame: provider.frame, page } : undefined,
    file,
    captions,
    picture,
    labels: {
      show: fillWords(labels.play, { title }),
      open: fillWords(labels.watch, { host }),
      notice: fillWords(labels.notice, { host }),
    },
  };
}

/** Returns the page of a video on its site; undefined for the company's own file. */
function pageOf({ youtube, vimeo }: VideoFields): string | undefined {
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  return vimeo ? `https://vimeo.com/${vimeo}` : undefined;
}
