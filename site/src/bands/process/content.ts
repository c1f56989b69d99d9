import { entryData } from '../../queries/entries.ts';
import { isUsed } from '../../addresses/links.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'process'> = async (band) => ({
  ...band,
  labels: isUsed('serviceShared')
    ? { yields: (await entryData('serviceShared')).firstTwoWeeks.labels.yields }
    : {},
});
