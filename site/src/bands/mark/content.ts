import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'mark'> = async (band) => ({
  ...band,
  companyName: (await entryData('company')).name,
});
