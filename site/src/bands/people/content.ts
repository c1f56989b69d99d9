import { people } from '../../queries/people.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'people'> = async ({ people: ids, ...band }) => {
  return { ...band, people: await people(ids) };
};
