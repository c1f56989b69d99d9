import { fill } from '../lib/page-words.ts';
import { entryData, ordered } from './entry-data.ts';
import { industryGrid } from './industry-grid.ts';

/** Everything that the home page says, from the content. */
export async function homePage() {
  const [home, words, log, cards, customers, stats, grid, testimonials] = await Promise.all([
    entryData('home'),
    entryData('words'),
    entryData('projectLog'),
    ordered('homeServices'),
    ordered('customers'),
    ordered('stats'),
    industryGrid(),
    ordered('testimonials'),
  ]);
  const { heading, subheading, text, more, less } = home.services;
  const { labels, ...voices } = home.testimonials;
  const { position, ...carousel } = labels;
  const count = `${testimonials.length}`;
  return {
    ...home,
    customers: { ...home.customers, words: words.logos },
    log,
    // 'Our Services' and 'Transform Ideas into Reality': one heading in two lines.
    services: { heading, under: subheading, text },
    toggle: { more, less },
    cards: cards.map(({ data }) => data),
    marks: customers.map(({ data }) => data.mark),
    // Islands carry their props in the page: they get what they show and no more.
    stats: stats.map(({ data: { label, value } }) => ({ label, value })),
    testimonials: voices,
    carousel: { ...carousel, kinds: words.carousel },
    quotes: testimonials.map(({ data: { quote, author, designation } }, index) => ({
      quote,
      author,
      designation,
      position: fill(position, { number: `${index + 1}`, count }),
    })),
    grid,
  };
}
