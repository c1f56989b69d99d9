import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';

export function ProseBand({ id, tone, ...band }: BandProps<'prose'>) {
  const [first, ...rest] = band.paragraphs;
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-7">
          {band.heading}
        </h2>
        <div className="lg:col-span-7 lg:col-start-1">
          {band.text && <p className="mb-6 text-muted">{band.text}</p>}
          <p className="text-lede">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        {band.aside && (
          <aside className="self-start border-s-2 border-highlight ps-5 lg:col-span-5 lg:col-start-8">
            <p className="annotation">{band.aside.label}</p>
            <p className="mt-2 font-display text-subheading">{band.aside.text}</p>
          </aside>
        )}
      </div>
    </Band>
  );
}
