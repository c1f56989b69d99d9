import { people } from '../../queries/people.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'people'> = async ({ people: ids, ...band }) => {
  return { ...band, people: await people(ids) };
};
