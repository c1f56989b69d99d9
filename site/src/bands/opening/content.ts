import { insertFacts } from '../../queries/entries.ts';
import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'opening'> = async ({ image, ...band }, { slug }) => ({
  ...band,
  text: await insertFacts(band.text),
  subject: { slug },
  picture: await picture(image, 'header'),
});
