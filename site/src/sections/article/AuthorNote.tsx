import type { Picture } from '../../lib/picture.ts';
import { Portrait } from '../../ui/Portrait.tsx';

type Props = {
  name: string;
  role: string;
  city?: string | undefined;
  ask?: string | undefined;
  portrait?: Picture | undefined;
};

/** Who wrote the article, at its end. */
export function AuthorNote({ name, role, city, ask, portrait }: Props) {
  return (
    <div
      role="group"
      aria-label={name}
      className="mt-14 flex items-start gap-5 border-t border-edge pt-6"
    >
      <div className="w-24 flex-none">
        <Portrait name={name} portrait={portrait} />
      </div>
      <div className="min-w-0 text-body">
        <p className="font-display text-subheading">{name}</p>
        <p className="text-small text-muted">
          {role}
          {city && `, ${city}`}
        </p>
        {ask && <p className="mt-2">{ask}</p>}
      </div>
    </div>
  );
}
