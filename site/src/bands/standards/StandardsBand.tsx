import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <h2 id={id} className="pb-6 text-heading">
        {heading}
      </h2>
      <dl className="border-b border-line">
        {standards.map(({ name, text }) => (
          <div key={name} className="grid border-t border-line py-4 md:grid-cols-12 md:gap-x-8">
            <dt className="font-display text-subheading md:col-span-5 lg:col-span-7">{name}</dt>
            <dd className="mt-1.5 text-muted md:col-span-7 md:mt-0 lg:col-span-5">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
