import { entryData } from '../../queries/entry-data.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'firstTwoWeeks'> = async () =>
  (await entryData('serviceShared')).firstTwoWeeks;
