import { entryData } from '../../queries/entry-data.ts';
import { isUsed } from '../../addresses/pages.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'process'> = async (band) => ({
  ...band,
  labels: isUsed('serviceShared')
    ? { yields: (await entryData('serviceShared')).firstTwoWeeks.labels.yields }
    : {},
});
