import type { ReactNode } from 'react';
import type { Picture } from './picture.ts';
import { PictureFrame } from './PictureFrame.tsx';

const looks = {
  /** Extends to the edge of the window. */
  header: { text: '', picture: 'bleed-end lg:self-end', frame: 'header' },
  /** Fills the height of the band too, whose padding is around the words only. */
  filling: { text: 'pt-opening lg:pb-band', picture: 'bleed-end lg:relative', frame: 'side' },
  banner: { text: '', picture: 'lg:self-end', frame: 'banner' },
} as const;

type Props = { picture: Picture; look?: keyof typeof looks; children: ReactNode };

/** Words at the top of a page with a photograph beside them, or below them if there is no room. */
export function BesidePicture({ picture, look = 'header', children }: Props) {
  const { text, picture: place, frame } = looks[look];
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className={`lg:col-span-6 ${text}`}>{children}</div>
      <div className={`lg:col-span-6 ${place}`}>
        <PictureFrame picture={picture} look={frame} />
      </div>
    </div>
  );
}
