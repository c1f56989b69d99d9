import type { CollectionEntry } from 'astro:content';
import type { Person } from '../sections/person.ts';
import { entryData, orderedEntries } from './entries.ts';
import { picture } from './picture.ts';

/**
 * Returns the people of the company, in the order of their file.
 *
 * @param ids returns only these people, in this order; the check of the folder makes sure that they exist
 */
export async function people(ids?: readonly string[]): Promise<Person[]> {
  const all = await orderedEntries('people');
  const chosen = ids?.map((id) => all.find((person) => person.data.id === id)) ?? all;
  return Promise.all(
    chosen.filter((person) => person !== undefined).map(({ data }) => toPerson(data)),
  );
}

/** Returns the chief executive; undefined in a language that has no people. */
export async function chiefExecutive(): Promise<Person | undefined> {
  const { chief: id } = await entryData('company');
  const [one] = await people([id]);
  return one;
}

async function toPerson({
  id,
  name,
  role,
  city,
  ask,
  portrait,
}: CollectionEntry<'people'>['data']): Promise<Person> {
  return { id, name, role, city, ask, portrait: await picture(portrait, 'portrait') };
}
