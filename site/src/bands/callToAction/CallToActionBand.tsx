import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import type { Place } from '../page-bands.ts';
import { tones } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = Place & { subject: Subject; heading: string; text: string; button: string };

const drawn = 'lg:grid lg:min-h-112 lg:grid-rows-2 lg:py-0';

export function CallToActionBand({ id, tone, subject, heading, text, button }: Props) {
  return (
    <div className={`overflow-clip ${tones[tone]}`}>
      <div className={`relative wrap py-band ${art.AboutAsk ? drawn : ''}`}>
        <h2 id={id} className="text-heading lg:max-w-5/12 lg:self-end lg:pb-5">
          {heading}
        </h2>
        <div className="lg:max-w-5/12 lg:pt-6">
          <p className="mt-4 text-muted lg:mt-0">{text}</p>
          <p className="mt-6">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
        </div>
        {art.AboutAsk && <art.AboutAsk {...subject} />}
      </div>
    </div>
  );
}
