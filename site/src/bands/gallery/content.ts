import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'gallery'> = async ({ pictures, ...band }) => ({
  ...band,
  pictures: await Promise.all(
    pictures.map(async ({ image, ...texts }) => ({
      ...texts,
      picture: await picture(image, 'gallery'),
    })),
  ),
});
