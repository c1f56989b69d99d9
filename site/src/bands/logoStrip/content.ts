import { customers } from '../../queries/customers.ts';
import { entryData } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'logoStrip'> = async (band) => {
  const { logos } = await entryData('words');
  return { ...band, labels: logos, customers: await customers() };
};
