import { homeCards } from '../../queries/home-cards.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'services'> = async ({
  heading,
  subheading,
  text,
  more,
  less,
}) => ({
  // 'Our Services' and 'Transform Ideas into Reality' are two lines of one heading.
  words: { heading, under: subheading, text },
  grid: { more, less, cards: await homeCards() },
});
