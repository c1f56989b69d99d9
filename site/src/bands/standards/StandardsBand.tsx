import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';

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
        <div className="border-b border-line lg:col-span-8">
          {standards.map(({ name, text }) => (
            <details
              key={name}
              open
              className="border-t border-line lg:grid lg:grid-cols-8 lg:gap-x-8 lg:details-content:col-span-5"
              data-closed-on-phones=""
            >
              <summary className="fold items-start py-4 after:mt-1.5 hover:text-accent lg:col-span-3 lg:py-5">
                <h3 className="text-subheading text-balance">{name}</h3>
              </summary>
              <p className="pb-4 text-muted lg:py-5">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
