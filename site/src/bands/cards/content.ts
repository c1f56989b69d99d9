import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'cards'> = async (band) => ({
  ...band,
  labels: { hireNow: (await entryData('serviceShared')).hireNow },
});
