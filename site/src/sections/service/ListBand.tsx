import { Band } from '../../ui/Band.tsx';
import type { BandProps } from './Bands.tsx';

/** Things with their names in one column and what they are in the other. */
export function ListBand({ id, tone, band }: BandProps<'list'>) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={id} className="text-heading">
            {band.title}
          </h2>
          {band.intro && <p className="mt-4 measure text-muted">{band.intro}</p>}
        </div>
        <dl className="border-b border-line lg:col-span-8">
          {band.items.map(({ title, text }) => (
            <div key={title} className="gap-x-8 border-t border-line py-4 sm:grid sm:grid-cols-8">
              <dt className="font-display text-subheading sm:col-span-3">{title}</dt>
              <dd className="text-muted sm:col-span-5">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
