import type { CollectionEntry } from 'astro:content';
import { fill } from '../lib/page-words.ts';
import type { HomeBand, HomeWords } from '../schema/home.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { entryData, ordered } from './entry-data.ts';
import { homeCards } from './home-cards.ts';
import { industryGrid } from './industry-grid.ts';
import { picture } from './picture.ts';

/** The home page's head, the order of its bands, and what each of them shows. */
export async function homePage() {
  const { title, description, bands, ...home } = await entryData('home');
  const { image, ...hero } = home.hero;
  const [words, log, cards, customers, stats, grid, testimonials] = await Promise.all([
    entryData('words'),
    entryData('projectLog'),
    homeCards(),
    ordered('customers'),
    ordered('stats'),
    industryGrid(),
    ordered('testimonials'),
  ]);
  return {
    title,
    description,
    bands,
    hero: { ...hero, picture: await picture(image, 'hero'), hasMore: bands.includes('engagement') },
    customers: home.customers && {
      ...home.customers,
      words: words.logos,
      marks: customers.map(({ data }) => data.mark),
    },
    services: home.services && services(home.services, cards),
    achievements: home.achievements && {
      words: home.achievements,
      // Islands carry their props in the page: they get what they show and no more.
      stats: stats.map(({ data: { label, value } }) => ({ label, value })),
    },
    engagement: home.engagement,
    industries: home.industries && { ...home.industries, industries: grid },
    projectLog: log,
    testimonials: home.testimonials && voices(home.testimonials, words.carousel, testimonials),
    questions: home.questions,
  } satisfies Partial<Record<HomeBand, unknown>> & Record<string, unknown>;
}

function services(
  { heading, subheading, text, more, less }: HomeWords<'services'>,
  cards: Awaited<ReturnType<typeof homeCards>>,
) {
  return {
    // 'Our Services' and 'Transform Ideas into Reality': one heading in two lines.
    words: { heading, under: subheading, text },
    grid: { more, less, cards },
  };
}

function voices(
  { labels: { position, ...labels }, ...words }: HomeWords<'testimonials'>,
  kinds: InterfaceWords['carousel'],
  testimonials: CollectionEntry<'testimonials'>[],
) {
  const count = `${testimonials.length}`;
  return {
    words,
    labels: { ...labels, kinds },
    quotes: testimonials.map(({ data: { quote, author, designation } }, index) => ({
      quote,
      author,
      designation,
      position: fill(position, { number: `${index + 1}`, count }),
    })),
  };
}
