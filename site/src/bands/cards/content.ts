import { entryData } from '../../queries/entry-data.ts';
import { isUsed } from '../../addresses/pages.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'cards'> = async (band) => ({
  ...band,
  labels: isUsed('serviceShared') ? { hireNow: (await entryData('serviceShared')).hireNow } : {},
});
