import { entryData, orderedEntries } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'whatYouGet'> = async (band) => {
  // Other pages show the drawing of the first service.
  const [service] = await orderedEntries('services');
  const { whatYouGet } = await entryData('serviceShared');
  return { ...band, ...whatYouGet, subject: service && { ...service.data, slug: service.id } };
};
