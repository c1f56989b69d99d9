import { entryData } from '../../queries/entries.ts';
import { isUsed } from '../../addresses/links.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'cards'> = async (band) => ({
  ...band,
  labels: isUsed('serviceShared') ? { hireNow: (await entryData('serviceShared')).hireNow } : {},
});
