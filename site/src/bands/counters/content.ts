import { isInThisLanguage, linkTo } from '../../addresses/links.ts';
import { orderedEntries } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'counters'> = async (band) => {
  // The island's props are in the page, so pass only what it shows.
  const counters = await orderedEntries('counters');
  return {
    ...band,
    counters: counters.map(({ data: { label, value, link } }) => ({
      label,
      value,
      ...(link && isInThisLanguage(link) && linkTo(link)),
    })),
  };
};
