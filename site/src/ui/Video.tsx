import type { ComponentProps } from 'react';
import type { Picture } from './picture.ts';
import { Embed } from './Embed.tsx';

type Props = {
  title: string;
  /** The player and the page of the video; undefined for the company's own file. */
  from?: { frame: string; page: string } | undefined;
  file?: string | undefined;
  captions?: string | undefined;
  /** The picture shown until it is pressed. */
  picture?: Picture | undefined;
  labels: ComponentProps<typeof Embed>['labels'];
};

/** A video that loads when it is pressed: another site's player or the company's own file. */
export function Video({ title, from, file, captions, picture, labels }: Props) {
  if (from) return <Embed {...from} title={title} picture={picture} labels={labels} isVideo />;
  return (
    <figure className="break-inside-avoid">
      {/* A video without speech has no captions: the schema requires it to say so. */}
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
