import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'process'> = async (band) => ({
  ...band,
  labels: { yields: (await entryData('serviceShared')).firstTwoWeeks.labels.yields },
});
