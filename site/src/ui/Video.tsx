import type { Picture } from '../lib/picture.ts';
import { PlayIcon } from './icons.tsx';
import { PictureFrame } from './PictureFrame.tsx';

type Props = {
  title: string;
  /** Where it is played and watched; undefined for a file of one's own. */
  from?: { host: string; frame: string; page: string } | undefined;
  file?: string | undefined;
  captions?: string | undefined;
  /** What is seen of it until it is pressed. */
  picture?: Picture | undefined;
  words: { play: string; watch: string; notice: string };
};

/**
 * A video that loads once it is pressed. Until then, and without script, it is a link to where it comes from:
 * inline/video.ts makes the button, and the page's policy allows the frame that `data-frame` names.
 */
export function Video({ title, from, file, captions, picture, words }: Props) {
  const over = picture ? 'relative' : '';
  const label = picture ? 'relative bg-paper px-4 py-2 text-ink' : '';
  return (
    <figure className="break-inside-avoid">
      {from ? (
        <a
          href={from.page}
          data-frame={from.frame}
          data-title={title}
          aria-label={words.play}
          className={`group flex aspect-video w-full flex-col justify-between border border-edge bg-tint p-5 text-start no-underline md:p-8 print:hidden ${over}`}
        >
          {picture && (
            <span className="absolute inset-0">
              <PictureFrame picture={picture} look="filling" />
            </span>
          )}
          <span
            className={`grid size-16 place-items-center rounded-full bg-fill text-on-fill group-hover:bg-ink group-hover:text-paper ${over}`}
          >
            <PlayIcon />
          </span>
          <span className={`font-display text-subheading md:text-heading ${label}`}>{title}</span>
        </a>
      ) : (
        // Where nothing is said there are no captions: the schema asks for one of the two.
        // eslint-disable-next-line jsx-a11y-x/media-has-caption
        <video
          src={file}
          controls
          playsInline
          preload="none"
          poster={picture?.src}
          aria-label={title}
          className="aspect-video w-full bg-deep print:hidden"
        >
          {captions && (
            <track kind="captions" src={captions} srcLang={import.meta.env.LANGUAGE} default />
          )}
        </video>
      )}
      <figcaption className="mt-2 text-small text-muted">
        {from ? (
          <>
            <span className="hidden print:inline">{title}. </span>
            {words.notice} <a href={from.page}>{words.watch}</a>
          </>
        ) : (
          title
        )}
      </figcaption>
    </figure>
  );
}
