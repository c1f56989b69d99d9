import { serviceCards } from '../../queries/service-cards.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'services'> = async ({
  heading,
  subheading,
  text,
  labels,
}) => ({
  // The heading and the subheading are two lines of one heading.
  headings: { heading, subheading, text },
  grid: { labels, cards: await serviceCards() },
});
