import type { Picture } from './picture.ts';
import { ExpandIcon, PlayIcon } from './icons.tsx';
import { PictureFrame } from './PictureFrame.tsx';

type Props = {
  title: string;
  /** The URL that loads when a visitor asks for it. */
  frame: string;
  /** The page that visitors without JavaScript open instead. */
  page: string;
  isVideo: boolean;
  /** Defaults to the aspect ratio of a video. */
  height?: string | undefined;
  /** The picture shown until it is opened. */
  picture?: Picture | undefined;
  labels: { show: string; open: string; notice: string };
};

/**
 * A page of another site that loads on request. Until then, and without JavaScript, it is a link to the page:
 * scripts/embeds.ts makes the button, and the page's policy allows the frame in `data-frame`.
 */
export function Embed({ title, height, page, labels, ...more }: Props) {
  const link = <FrameLink title={title} page={page} label={labels.show} {...more} />;
  return (
    <figure className="break-inside-avoid">
      {height ? (
        // The link, and later the frame, stretch to this height.
        <div className="flex print:hidden" style={{ height }}>
          {link}
        </div>
      ) : (
        link
      )}
      <figcaption className="mt-2 text-small text-muted">
        <span className="hidden print:inline">{title}. </span>
        {labels.notice} <a href={page}>{labels.open}</a>
      </figcaption>
    </figure>
  );
}

type LinkProps = Pick<Props, 'title' | 'frame' | 'page' | 'isVideo' | 'picture'> & {
  label: string;
};

function FrameLink({ title, frame, page, isVideo, picture, label }: LinkProps) {
  const over = picture ? 'relative' : '';
  const titleClass = picture ? 'relative bg-paper px-4 py-2 text-ink' : '';
  return (
    <a
      href={page}
      data-frame={frame}
      data-title={title}
      aria-label={label}
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
        {isVideo ? <PlayIcon /> : <ExpandIcon />}
      </span>
      <span className={`font-display text-subheading md:text-heading ${titleClass}`}>{title}</span>
    </a>
  );
}
