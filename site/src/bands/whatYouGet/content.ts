import { entryData, ordered } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'whatYouGet'> = async (band) => {
  // On a page that is not a service's, beside the drawing of the first service.
  const [service] = await ordered('services');
  const { whatYouGet } = await entryData('serviceShared');
  return { ...band, ...whatYouGet, subject: service && { ...service.data, slug: service.id } };
};
