import type { ComponentProps } from 'react';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import { Embed } from '../../ui/Embed.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'embed'>, 'embed'> & { embed: ComponentProps<typeof Embed> };

export function EmbedBand({ id, tone, heading, text, embed }: Props) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text} gap="medium" scrolls>
      <div className="lg:col-span-8">
        <Embed {...embed} />
      </div>
    </SideHeadedBand>
  );
}
