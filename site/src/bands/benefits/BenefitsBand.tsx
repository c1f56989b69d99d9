import type { BandPlace } from '../page-bands.ts';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';

type Props = BandPlace & { heading: string; benefits: { title: string; text: string }[] };

export function BenefitsBand({ id, tone, heading, benefits }: Props) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} gap="medium" scrolls>
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
    </SideHeadedBand>
  );
}
