import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = BandPlace & { heading: string; benefits: { title: string; text: string }[] };

export function BenefitsBand({ id, tone, heading, benefits }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-4">
          {heading}
        </h2>
        <dl className="lg:col-span-8">
          {benefits.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 first:border-t-0 first:pt-0 md:grid-cols-8"
            >
              <dt className="font-display text-subheading md:col-span-3">{title}</dt>
              <dd className="text-muted md:col-span-5">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
