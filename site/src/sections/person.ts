import type { Picture } from '../ui/picture.ts';

export type Person = {
  /** The person's id in people.yaml, for a drawing. */
  id?: string | undefined;
  name: string;
  role: string;
  city?: string | undefined;
  ask?: string | undefined;
  portrait?: Picture | undefined;
};
