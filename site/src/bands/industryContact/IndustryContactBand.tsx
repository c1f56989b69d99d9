import { art } from 'company:art';
import type { Subject } from '../../art/types.ts';
import type { BandPlace } from '../page-bands.ts';
import { toneClasses } from '../../styles/tones.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = BandPlace & {
  heading: string;
  text?: string | undefined;
  button: string;
  subject: Subject;
};

export function IndustryContactBand({ id, tone, heading, text, button, subject }: Props) {
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
          {text && <p className="mt-4 text-muted lg:mt-0 lg:max-w-2/5">{text}</p>}
          <p className={text ? 'mt-6' : 'mt-6 lg:mt-0'}>
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
          {art.IndustryContact && <art.IndustryContact {...subject} />}
        </div>
      </div>
    </section>
  );
}
