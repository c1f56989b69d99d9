import type { ComponentProps } from 'react';
import { Band } from '../../ui/Band.tsx';
import { Video } from '../../ui/Video.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'video'>, 'video'> & { video: ComponentProps<typeof Video> };

/** A video with its heading beside it. It loads once it is pressed. */
export function VideoBand({ id, tone, heading, text, video }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          {text && <p className="mt-4 text-muted">{text}</p>}
        </div>
        <div className="lg:col-span-8">
          <Video {...video} />
        </div>
      </div>
    </Band>
  );
}
