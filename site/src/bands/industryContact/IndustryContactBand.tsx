import { art } from '../../art/art.ts';
import type { Subject } from '../../art/contract.ts';
import type { Place } from '../page-bands.ts';
import { tones } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = Place & { heading: string; button: string; subject: Subject };

const variants = {
  drawn: 'pt-12 pb-8 lg:grid lg:min-h-96 lg:grid-rows-2 lg:py-0',
  plain: 'py-band',
};

export function IndustryContactBand({ id, tone, heading, button, subject }: Props) {
  return (
    <section aria-labelledby={id} className={`overflow-clip border-t border-line ${tones[tone]}`}>
      <div className={`relative wrap ${variants[art.IndustryContact ? 'drawn' : 'plain']}`}>
        <h2 id={id} className="text-heading lg:max-w-2/5 lg:self-end lg:pb-6">
          {heading}
        </h2>
        <p className="mt-6 lg:mt-0 lg:pt-7">
          <ButtonLink href="/contact">{button}</ButtonLink>
        </p>
        {art.IndustryContact && <art.IndustryContact {...subject} />}
      </div>
    </section>
  );
}
