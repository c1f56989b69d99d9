import { people } from '../../queries/people.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'people'> = async ({ people: ids, ...band }) => {
  const shown = await people(ids);
  return shown.length > 0 ? { ...band, people: shown } : undefined;
};
