import type { BandOf } from '../bands.ts';

type Card = BandOf<'cards'>['cards'][number];

const layouts = {
  columns: {
    list: 'card-columns gap-y-8 md:grid-cols-3',
    card: 'flex flex-col',
    title: 'text-subheading',
    text: 'mt-3 mb-6',
    items: 'mt-auto border-t border-line',
    item: 'border-b border-line py-2 font-display text-subheading',
  },
  halves: {
    list: 'gap-y-8 md:grid-cols-2 md:gap-y-0',
    card: 'flex flex-col md:py-10 md:odd:pe-10 md:even:border-s md:even:ps-10 md:not-first:not-nth-2:border-t',
    title: 'text-subheading',
    text: 'mt-3',
    items: 'mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-4',
    item: 'label-text',
  },
  index: {
    list: 'border-b border-line',
    card: 'border-t py-6 lg:grid lg:py-8 lg:grid-cols-12 lg:gap-x-8',
    title: 'text-subheading lg:col-span-5',
    text: 'mt-3 lg:col-span-5 lg:mt-0',
    items: 'mt-4 flex flex-wrap gap-x-6 lg:col-span-2 lg:mt-1 lg:block',
    item: 'label-text',
  },
};

/** Returns the layout of a band's cards, which depends on their number and links. */
export const chooseLayout = (cards: Card[]) => {
  if (cards.some(({ link }) => link)) return layouts.index;
  return cards.length === 3 ? layouts.columns : layouts.halves;
};
