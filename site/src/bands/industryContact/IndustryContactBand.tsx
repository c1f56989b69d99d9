import { art } from 'company:art';
import type { Subject } from '../../art/types.ts';
import type { BandPlace } from '../page-bands.ts';
import { toneClasses } from '../../styles/tones.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = BandPlace & { heading: string; button: string; subject: Subject };

export function IndustryContactBand({ id, tone, heading, button, subject }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`overflow-clip border-t border-line ${toneClasses[tone]}`}
    >
      <div className="wrap py-band">
        <h2 id={id} className="text-heading lg:max-w-2/5 lg:pb-6">
          {heading}
        </h2>
        {/* The drawing is centered on the line between the two. */}
        <div className="relative [--line-at:0px] lg:-mx-gutter lg:px-gutter lg:pt-7">
          <p className="mt-6 lg:mt-0">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
          {art.IndustryContact && <art.IndustryContact {...subject} />}
        </div>
      </div>
    </section>
  );
}
