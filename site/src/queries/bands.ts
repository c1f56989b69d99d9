import { language } from '../lib/language.ts';
import { videoProps } from '../lib/videos.ts';
import { fill } from '../lib/page-words.ts';
import { placesOf, type Place } from '../lib/page-bands.ts';
import type { Band, BandKind, BandOf } from '../schema/bands/bands.ts';
import { articles } from './articles.ts';
import { entryData, ordered } from './entry-data.ts';
import { homeCards } from './home-cards.ts';
import { industryGrid } from './industry-grid.ts';
import { chief, people } from './people.ts';
import { picture } from './picture.ts';
import { caseStudies, caseStudiesOf, workCard } from './work.ts';

/** A band with all that its component is given. */
export type ShownBand = { kind: BandKind; props: Place & Record<string, unknown> };

/** What a page gives to the parts whose words are in its own entry; undefined for one that is left out. */
export type OwnParts = Partial<Record<BandKind, object | undefined>>;

type Content = {
  [Kind in BandKind]?: (
    band: Omit<BandOf<Kind>, 'kind'>,
    kinds: readonly BandKind[],
    slug: string,
  ) => Promise<object | undefined>;
};

/** What bands show besides their own fields; undefined where there is nothing to show. */
const content: Content = {
  hero: async ({ image, ...hero }, kinds) => ({
    ...hero,
    picture: await picture(image, 'hero'),
    hasMore: kinds.includes('engagement'),
  }),
  opening: async ({ image, ...band }, _, slug) => ({
    ...band,
    subject: { slug },
    picture: await picture(image, 'header'),
  }),
  process: async (band) => ({
    ...band,
    labels: { yields: (await entryData('serviceShared')).firstTwoWeeks.labels.yields },
  }),
  cards: async (band) => ({
    ...band,
    labels: { hireNow: (await entryData('serviceShared')).hireNow },
  }),
  whatYouGet: async (band) => {
    // Beside the drawing of the first service, where it stands on no service's page.
    const [service] = await ordered('services');
    const { whatYouGet } = await entryData('serviceShared');
    return { ...band, ...whatYouGet, subject: service && { ...service.data, slug: service.id } };
  },
  firstTwoWeeks: async () => (await entryData('serviceShared')).firstTwoWeeks,
  mission: async (band) => ({ ...band, facts: await companyFacts() }),
  customers: async (band) => {
    const marks = await customerMarks();
    if (marks.length === 0) return undefined;
    return { ...band, words: (await entryData('words')).logos, marks };
  },
  services: async ({ heading, subheading, text, more, less }) => ({
    // 'Our Services' and 'Transform Ideas into Reality': one heading in two lines.
    words: { heading, under: subheading, text },
    grid: { more, less, cards: await homeCards() },
  }),
  achievements: async (band) => {
    // Islands carry their props in the page: they get what they show and no more.
    const stats = await ordered('stats');
    return {
      ...band,
      stats: stats.map(({ data: { label, value, href } }) => ({
        ...{ label, value },
        ...(href && { href }),
      })),
    };
  },
  picture: async ({ image, ...band }) => ({ ...band, picture: await picture(image, 'gallery') }),
  mark: async (band) => ({ ...band, companyName: (await entryData('company')).name }),
  gallery: async ({ pictures, ...band }) => ({
    ...band,
    pictures: await Promise.all(
      pictures.map(async ({ image, ...words }) => ({
        ...words,
        picture: await picture(image, 'gallery'),
      })),
    ),
  }),
  map: async ({ image, ...band }) => ({ ...band, picture: await picture(image, 'gallery') }),
  logos: async (band) => {
    const marks = await customerMarks();
    if (marks.length === 0) return undefined;
    return { ...band, label: (await entryData('words')).logos.logo, marks };
  },
  people: async ({ people: ids, ...band }) => {
    const shown = await people(ids);
    return shown.length > 0 ? { ...band, people: shown } : undefined;
  },
  video: async ({ video, ...band }) => ({
    ...band,
    video: videoProps(
      video,
      (await entryData('words')).video,
      await picture(video.image, 'article'),
    ),
  }),
  articles: async ({ count, ...band }) => ({
    ...band,
    articles: (await articles())
      .slice(0, count)
      .map(({ id, data: { title, description, shownDate, date } }) => ({
        ...{ slug: id, title, description, shownDate, date },
      })),
  }),
  caseStudies: async ({ count, caseStudies: slugs, ...band }) => {
    const studies = slugs ? await caseStudiesOf(slugs) : (await caseStudies()).slice(0, count);
    if (studies.length === 0) return undefined;
    return { ...band, studies: await Promise.all(studies.map((study) => workCard(study))) };
  },
  industries: async (band) => ({ ...band, industries: await industryGrid() }),
  projectLog: () => entryData('projectLog'),
  testimonials: async ({ labels: { position, ...labels }, ...words }) => {
    const testimonials = await ordered('testimonials');
    const { carousel: kinds } = await entryData('words');
    const count = `${testimonials.length}`;
    return {
      ...words,
      labels: { ...labels, kinds },
      quotes: testimonials.map(({ data: { quote, author, designation, trade, size } }, index) => ({
        quote,
        author,
        designation,
        client: [trade, size].filter(Boolean).join(', '),
        position: fill(position, { number: `${index + 1}`, count }),
      })),
    };
  },
};

async function companyFacts() {
  const { role, name } = await chief();
  const stats = await ordered('stats');
  return [
    { label: role, value: name },
    ...stats.map(({ data: { label, value } }) => ({
      label,
      value: `${value.toLocaleString(language)}+`,
    })),
  ];
}

/**
 * The bands of a page with what each of them shows, from top to bottom.
 *
 * @param slug of a page that may open with a drawing of its own
 */
export async function shownBands(
  bands: readonly Band[],
  own: OwnParts = {},
  slug = 'about',
): Promise<ShownBand[]> {
  const kinds = bands.map(({ kind }) => kind);
  const filled = await Promise.all(
    bands.map(async ({ kind, ...fields }) => {
      if (kind in own) return { kind, fields: own[kind] };
      // TypeScript does not see that the fields and the function are of the same kind.
      const more = content[kind] as Content['hero'];
      return { kind, fields: more ? await more(fields as never, kinds, slug) : fields };
    }),
  );
  const shown = filled.flatMap(({ kind, fields }) => (fields ? [{ kind, fields }] : []));
  const places = placesOf(shown.map(({ kind }) => kind));
  return shown.flatMap(({ kind, fields }, index) => {
    const place = places[index];
    return place ? [{ kind, props: { ...fields, ...place } }] : [];
  });
}

const customerMarks = async () =>
  (await ordered('customers')).map(({ data: { mark, name, colors } }) => ({ mark, name, colors }));
