import type { Person } from './person.ts';
import { Name } from '../ui/Name.tsx';
import { PersonPortrait } from './PersonPortrait.tsx';

type Props = { chief: Person; quote: string; className?: string };

/** A portrait and a sentence for visitors who hesitate to write. */
export function ChiefQuote({ chief, quote, className = '' }: Props) {
  return (
    <figure className={`flex flex-wrap items-end gap-x-4 gap-y-5 ${className}`}>
      <div className="w-35">
        <PersonPortrait {...chief} />
      </div>
      <blockquote className="order-1 w-full font-display text-subheading">{quote}</blockquote>
      <figcaption className="text-small text-muted">
        <span className="block">
          <Name>{chief.name}</Name>
        </span>
        <span className="block">{chief.role}</span>
      </figcaption>
    </figure>
  );
}
