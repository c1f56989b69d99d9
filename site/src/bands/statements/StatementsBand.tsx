import type { BandProps } from '../page-bands.ts';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import { TwoColumnList } from '../../ui/TwoColumnList.tsx';

export function StatementsBand({ id, tone, heading, text, points }: BandProps<'statements'>) {
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text} scrolls>
      <TwoColumnList as="dl" className="lg:col-span-8">
        {points.map((point) => (
          <div key={point.title}>
            <dt className="font-display text-subheading text-balance">{point.title}</dt>
            <dd className="mt-2 text-muted">{point.text}</dd>
          </div>
        ))}
      </TwoColumnList>
    </SideHeadedBand>
  );
}
