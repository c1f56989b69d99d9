import { art } from 'company:art';
import type { Person } from './person.ts';
import { Portrait } from '../ui/Portrait.tsx';

type Props = Pick<Person, 'id' | 'name' | 'portrait'>;

/** A person's photograph, drawing or monogram. The name is beside it. */
export function PersonPortrait({ id, name, portrait }: Props) {
  const isDrawn = !portrait && id !== undefined && art.Portrait?.drawn.includes(id);
  return isDrawn && art.Portrait ? (
    <art.Portrait.Picture person={id} />
  ) : (
    <Portrait name={name} portrait={portrait} />
  );
}
