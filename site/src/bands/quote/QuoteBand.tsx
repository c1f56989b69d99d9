import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';

export function QuoteBand({ tone, quote, name, role }: BandProps<'quote'>) {
  return (
    <Band tone={tone}>
      <figure className="grid gap-x-8 gap-y-6 border-t-2 border-highlight pt-6 lg:grid-cols-12">
        <blockquote className="max-w-none font-display text-quote text-balance lg:col-span-8">
          {quote}
        </blockquote>
        <figcaption className="lg:col-span-3 lg:col-start-10">
          <span className="font-semibold">{name}</span>
          {role && <span className="block text-muted">{role}</span>}
        </figcaption>
      </figure>
    </Band>
  );
}
