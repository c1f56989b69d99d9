import type { CollectionEntry } from 'astro:content';
import type { Person } from '../lib/person.ts';
import { entryData, ordered } from './entry-data.ts';
import { picture } from './picture.ts';

/**
 * The people of the company, in the order of their file.
 *
 * @param ids of some of them, to have these alone, in this order; the check of the folder has seen that there
 *   are such people
 */
export async function people(ids?: readonly string[]): Promise<Person[]> {
  const all = await ordered('people');
  const chosen = ids?.map((id) => all.find((one) => one.data.id === id)) ?? all;
  return Promise.all(chosen.filter((one) => one !== undefined).map(({ data }) => shown(data)));
}

/** The chief executive; undefined in a language that has no people. */
export async function chief(): Promise<Person | undefined> {
  const { chief: id } = await entryData('company');
  const [one] = await people([id]);
  return one;
}

async function shown({
  id,
  name,
  role,
  city,
  ask,
  portrait,
}: CollectionEntry<'people'>['data']): Promise<Person> {
  return { id, name, role, city, ask, portrait: await picture(portrait, 'portrait') };
}
