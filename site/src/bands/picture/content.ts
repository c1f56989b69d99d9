import { picture } from '../../queries/picture.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'picture'> = async ({ image, ...band }) => ({
  ...band,
  picture: await picture(image, 'gallery'),
});
