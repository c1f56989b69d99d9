import { entryData, orderedEntries } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'whatYouGet'> = async (band) => {
  // Other pages show the drawing of the first service.
  const [service] = await orderedEntries('services');
  const { whatYouGet } = await entryData('serviceShared');
  return { ...band, ...whatYouGet, subject: service && { ...service.data, slug: service.id } };
};
