import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'hero'> = async ({ image, ...hero }, { kinds }) => ({
  ...hero,
  picture: await picture(image, 'hero'),
  hasMore: kinds.includes('engagement'),
});
