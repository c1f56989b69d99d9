import { customerMarks } from '../../queries/customer-marks.ts';
import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'customers'> = async (band) => {
  const { logos } = await entryData('words');
  return { ...band, words: logos, marks: await customerMarks() };
};
