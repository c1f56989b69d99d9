import { art } from 'company:art';
import type { Subject } from '../../art/types.ts';
import type { BandPlace } from '../page-bands.ts';
import { toneClasses } from '../../styles/tones.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = BandPlace & { subject: Subject; heading: string; text: string; button: string };

export function CallToActionBand({ id, tone, subject, heading, text, button }: Props) {
  return (
    <div className={`overflow-clip ${toneClasses[tone]}`}>
      <div className="wrap py-band">
        <h2 id={id} className="text-heading lg:max-w-5/12 lg:pb-5">
          {heading}
        </h2>
        {/* The drawing is centered on the line between the two. */}
        <div className="relative [--line-at:0px] lg:-mx-gutter lg:px-gutter lg:pt-6">
          <p className="mt-4 text-muted lg:mt-0 lg:max-w-5/12">{text}</p>
          <p className="mt-6">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
          {art.CallToAction && <art.CallToAction {...subject} />}
        </div>
      </div>
    </div>
  );
}
