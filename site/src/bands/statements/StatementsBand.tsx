import type { BandProps } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { Quarters } from '../../ui/Quarters.tsx';

export function StatementsBand({ id, tone, heading, text, points }: BandProps<'statements'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <BandHead id={id} heading={heading} text={text} className="lg:col-span-4" />
        <Quarters as="dl" className="lg:col-span-8">
          {points.map(({ title, text: words }) => (
            <div key={title}>
              <dt className="font-display text-subheading text-balance">{title}</dt>
              <dd className="mt-2 text-muted">{words}</dd>
            </div>
          ))}
        </Quarters>
      </div>
    </Band>
  );
}
