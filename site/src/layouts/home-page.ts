import { fill } from '../lib/page-words.ts';
import { entryData, ordered } from './entry-data.ts';
import { homeCards } from './home-cards.ts';
import { industryGrid } from './industry-grid.ts';

/** Everything that the home page says, from the content. */
export async function homePage() {
  const [home, log, cards, customers, stats, grid, testimonials] = await Promise.all([
    entryData('home'),
    entryData('projectLog'),
    homeCards(),
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
    log,
    // 'Our Services' and 'Transform Ideas into Reality': one heading in two lines.
    services: { heading, under: subheading, text },
    toggle: { more, less },
    cards,
    marks: customers.map(({ data }) => data.mark),
    // Islands carry their props in the page: they get what they show and no more.
    stats: stats.map(({ data: { label, value } }) => ({ label, value })),
    testimonials: voices,
    carousel,
    quotes: testimonials.map(({ data: { quote, author, designation } }, index) => ({
      quote,
      author,
      designation,
      position: fill(position, { number: `${index + 1}`, count }),
    })),
    grid,
  };
}
