import type { ReactNode } from 'react';
import type { Picture } from '../lib/picture.ts';
import { PictureFrame } from './PictureFrame.tsx';

const looks = {
  /** To the edge of the window. */
  header: { words: '', picture: 'bleed-end lg:self-end', frame: 'header' },
  /** As high as the band as well: its own room is around the words alone. */
  filling: { words: 'py-band max-lg:pb-0', picture: 'bleed-end lg:relative', frame: 'side' },
  banner: { words: '', picture: 'lg:self-end', frame: 'banner' },
} as const;

type Props = { picture: Picture; look?: keyof typeof looks; children: ReactNode };

/** The words at the head of a page, and a photograph beside them; under them where there is no room. */
export function BesidePicture({ picture, look = 'header', children }: Props) {
  const { words, picture: place, frame } = looks[look];
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className={`lg:col-span-6 ${words}`}>{children}</div>
      <div className={`lg:col-span-6 ${place}`}>
        <PictureFrame picture={picture} look={frame} />
      </div>
    </div>
  );
}
