import { customerMarks } from '../../queries/customer-marks.ts';
import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'customers'> = async (band) => {
  const marks = await customerMarks();
  return marks && { ...band, words: (await entryData('words')).logos, marks };
};
