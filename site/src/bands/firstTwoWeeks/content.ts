import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'firstTwoWeeks'> = async () =>
  (await entryData('serviceShared')).firstTwoWeeks;
