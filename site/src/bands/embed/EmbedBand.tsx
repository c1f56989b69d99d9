import type { ComponentProps } from 'react';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { Embed } from '../../ui/Embed.tsx';
import type { BandProps } from '../page-bands.ts';

type Props = Omit<BandProps<'embed'>, 'embed'> & { embed: ComponentProps<typeof Embed> };

export function EmbedBand({ id, tone, heading, text, embed }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <BandHead id={id} heading={heading} text={text} className="lg:col-span-4" />
        <div className="lg:col-span-8">
          <Embed {...embed} />
        </div>
      </div>
    </Band>
  );
}
