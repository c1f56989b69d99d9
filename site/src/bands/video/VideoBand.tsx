import type { ComponentProps } from 'react';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import { Video } from '../../ui/Video.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'video'>, 'video'> & { video: ComponentProps<typeof Video> };

export function VideoBand({ id, tone, heading, text, video }: Props) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text} gap="medium" scrolls>
      <div className="lg:col-span-8">
        <Video {...video} />
      </div>
    </SideHeadedBand>
  );
}
