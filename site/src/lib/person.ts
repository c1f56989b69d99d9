import type { Picture } from './picture.ts';

/** Somebody of the company as sections show them. */
export type Person = {
  /** As people.yaml names the person, for a drawing. */
  id?: string | undefined;
  name: string;
  role: string;
  city?: string | undefined;
  /** What one may ask the person, as a whole sentence. */
  ask?: string | undefined;
  portrait?: Picture | undefined;
};
