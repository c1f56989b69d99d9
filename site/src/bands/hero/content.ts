import { picture } from '../../queries/picture.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'hero'> = async ({ image, ...hero }, { kinds }) => ({
  ...hero,
  picture: await picture(image, 'hero'),
  hasMore: kinds.includes('engagement'),
});
