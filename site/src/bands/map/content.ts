import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'map'> = async ({ image, ...band }) => ({
  ...band,
  picture: await picture(image, 'gallery'),
});
