import { customerMarks } from '../../queries/customer-marks.ts';
import { entryData } from '../../queries/entry-data.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'customers'> = async (band) => {
  const { logos } = await entryData('words');
  return { ...band, words: logos, marks: await customerMarks() };
};
