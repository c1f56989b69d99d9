import { customers } from '../../queries/customers.ts';
import { entryData } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'logoGrid'> = async (band) => {
  const { logos } = await entryData('words');
  return { ...band, label: logos.logo, customers: await customers() };
};
