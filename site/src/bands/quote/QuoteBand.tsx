import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';

export function QuoteBand({ tone, quote, name, role }: BandProps<'quote'>) {
  return (
    <Band tone={tone}>
      <figure className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <blockquote className="max-w-none font-display text-title text-balance lg:col-span-10">
          {quote}
        </blockquote>
        <figcaption className="border-t-2 border-highlight pt-3 text-small lg:col-span-4 lg:col-start-9">
          <span className="font-semibold">{name}</span>
          {role && <span className="block text-muted">{role}</span>}
        </figcaption>
      </figure>
    </Band>
  );
}
