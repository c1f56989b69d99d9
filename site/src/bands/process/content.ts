import { entryData } from '../../queries/entry-data.ts';
import { isUsed } from '../../addresses/pages.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'process'> = async (band) => ({
  ...band,
  labels: isUsed('serviceShared')
    ? { yields: (await entryData('serviceShared')).firstTwoWeeks.labels.yields }
    : {},
});
