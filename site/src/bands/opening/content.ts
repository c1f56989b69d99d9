import { picture } from '../../queries/picture.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'opening'> = async ({ image, ...band }, { slug }) => ({
  ...band,
  subject: { slug },
  picture: await picture(image, 'header'),
});
