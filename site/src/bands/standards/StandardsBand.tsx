import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <BandHead id={id} heading={heading} className="lg:col-span-4" />
        <dl className="border-b border-line lg:col-span-8">
          {standards.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 lg:grid-cols-8 lg:py-5"
            >
              <dt className="font-display text-subheading text-balance lg:col-span-3">{name}</dt>
              <dd className="text-muted lg:col-span-5">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
