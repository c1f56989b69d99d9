import type { ComponentProps } from 'react';
import type { Picture } from '../lib/picture.ts';
import { Embed } from './Embed.tsx';

type Props = {
  title: string;
  /** Where it is played and watched; undefined for a file of one's own. */
  from?: { frame: string; page: string } | undefined;
  file?: string | undefined;
  captions?: string | undefined;
  /** What is seen of it until it is pressed. */
  picture?: Picture | undefined;
  words: ComponentProps<typeof Embed>['words'];
};

/** A video that loads once it is pressed: a player of another site, or a file of one's own. */
export function Video({ title, from, file, captions, picture, words }: Props) {
  if (from) return <Embed {...from} {...{ title, picture, words }} isVideo />;
  return (
    <figure className="break-inside-avoid">
      {/* Where nothing is said there are no captions: the schema asks for one of the two. */}
      {/* eslint-disable-next-line jsx-a11y-x/media-has-caption */}
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
      <figcaption className="mt-2 text-small text-muted">{title}</figcaption>
    </figure>
  );
}
