import type { ReactNode } from 'react';
import type { Picture } from '../lib/picture.ts';
import { PictureFrame } from './PictureFrame.tsx';

type Props = { picture: Picture; look?: 'header' | 'banner'; children: ReactNode };

/** The words at the head of a page, and a photograph beside them; under them where there is no room. */
export function BesidePicture({ picture, look = 'header', children }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-7">{children}</div>
      <div className="lg:col-span-5 lg:self-end">
        <PictureFrame picture={picture} look={look} />
      </div>
    </div>
  );
}
