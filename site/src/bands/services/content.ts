import { homeCards } from '../../queries/home-cards.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'services'> = async ({
  heading,
  subheading,
  text,
  more,
  less,
}) => ({
  // 'Our Services' and 'Transform Ideas into Reality': one heading in two lines.
  words: { heading, under: subheading, text },
  grid: { more, less, cards: await homeCards() },
});
