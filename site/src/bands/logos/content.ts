import { customerMarks } from '../../queries/customer-marks.ts';
import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'logos'> = async (band) => {
  const marks = await customerMarks();
  return marks && { ...band, label: (await entryData('words')).logos.logo, marks };
};
