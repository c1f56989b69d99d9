import type { Person } from '../person.ts';
import { PersonPortrait } from '../PersonPortrait.tsx';

export function AuthorNote({ id, name, role, city, ask, portrait }: Person) {
  return (
    <div
      role="group"
      aria-label={name}
      className="mt-14 flex items-start gap-5 border-t border-edge pt-6"
    >
      <div className="w-24 flex-none">
        <PersonPortrait id={id} name={name} portrait={portrait} />
      </div>
      <div className="min-w-0 text-body">
        <p className="font-display text-subheading">{name}</p>
        <p className="text-muted">
          {role}
          {city && `, ${city}`}
        </p>
        {ask && <p className="mt-2">{ask}</p>}
      </div>
    </div>
  );
}
