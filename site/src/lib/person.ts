import type { Picture } from './picture.ts';

export type Person = {
  /** As people.yaml names the person, for a drawing. */
  id?: string | undefined;
  name: string;
  role: string;
  city?: string | undefined;
  ask?: string | undefined;
  portrait?: Picture | undefined;
};
