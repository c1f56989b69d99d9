import { homeCards } from '../../queries/home-cards.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'services'> = async ({
  heading,
  subheading,
  text,
  more,
  less,
}) => ({
  // The heading and the subheading are two lines of one heading.
  words: { heading, under: subheading, text },
  grid: { more, less, cards: await homeCards() },
});
