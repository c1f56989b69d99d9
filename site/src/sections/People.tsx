import { Band } from '../ui/Band.tsx';
import type { Person } from '../lib/person.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';

type Props = {
  id: string;
  heading: string;
  text?: string | undefined;
  people: Person[];
  tone?: 'paper' | 'tint' | 'ink';
};

/** Who works here: each with a portrait or a monogram, and what one may ask. Without people there is no band. */
export function People({ id, heading, text, people, tone = 'paper' }: Props) {
  if (people.length === 0) return null;
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} />
      <ul className={`mt-12 grid gap-x-8 gap-y-12 ${columns[Math.min(people.length, 3)]}`}>
        {people.map((person) => (
          <Card key={person.name} {...person} />
        ))}
      </ul>
    </Band>
  );
}

/** One person has the room of one who speaks, two the half each. */
const columns: Record<number, string> = {
  1: 'max-w-measure',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
};

function Card({ name, role, city, ask, portrait }: Person) {
  return (
    <li className="flex items-start gap-5 border-t border-edge pt-5">
      <div className="w-2/5 max-w-36 flex-none">
        <Portrait name={name} portrait={portrait} />
      </div>
      <div className="min-w-0">
        <h3 className="text-subheading">{name}</h3>
        <p className="mt-1 text-small text-muted">
          {role}
          {city && `, ${city}`}
        </p>
        {ask && <p className="mt-3 border-s-2 border-highlight ps-3">{ask}</p>}
      </div>
    </li>
  );
}
