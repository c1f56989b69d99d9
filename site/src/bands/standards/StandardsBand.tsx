import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <BandHead
          id={id}
          heading={heading}
          className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start"
        />
        <div className="border-b border-line lg:col-span-8 lg:grid lg:grid-cols-subgrid">
          {standards.map(({ name, text }) => (
            <Disclosure key={name} heading={name} text={text} closedOnPhones />
          ))}
        </div>
      </div>
    </Band>
  );
}
