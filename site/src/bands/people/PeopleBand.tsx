import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { Person } from '../../sections/person.ts';
import { Name } from '../../ui/Name.tsx';
import { PersonPortrait } from '../../sections/PersonPortrait.tsx';

type Props = {
  id: string;
  heading: string;
  text?: string | undefined;
  people: Person[];
  tone?: 'paper' | 'tint' | 'ink';
};

export function PeopleBand({ id, heading, text, people, tone = 'paper' }: Props) {
  if (people.length === 0) return null;
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} gap="none">
      <ul
        className={`mt-8 grid gap-y-8 lg:mt-12 lg:gap-y-12 ${columns[Math.min(people.length, 3)]}`}
      >
        {people.map((person) => (
          <Card key={person.name} {...person} alone={people.length === 1} />
        ))}
      </ul>
    </HeadedBand>
  );
}

/** A single person has a wide layout. */
const columns: Record<number, string> = {
  1: 'max-w-measure',
  2: 'gap-x-8 md:grid-cols-2',
  3: 'gap-x-8 md:grid-cols-2 lg:grid-cols-3',
};

type CardProps = Person & { alone: boolean };

function Card({ id, name, role, city, ask, portrait, alone }: CardProps) {
  const askText = ask && <p className="mt-3">{ask}</p>;
  return (
    <li className="border-t border-edge pt-5">
      <div className="flex items-end gap-5">
        <div className={`max-w-36 flex-none ${alone ? 'w-2/5' : 'w-24 md:w-2/5'}`}>
          <PersonPortrait id={id} name={name} portrait={portrait} />
        </div>
        <div className="min-w-0">
          <h3 className="text-subheading">
            <Name>{name}</Name>
          </h3>
          <p className="mt-1 text-small text-muted">{role}</p>
          {city && <p className="text-small text-muted">{city}</p>}
          {alone && askText}
        </div>
      </div>
      {!alone && askText}
    </li>
  );
}
