import { pageHeadline, pictureOf } from '../bands/page-bands.ts';
import type { PageBand } from '../bands/bands.ts';
import { pathOf } from '../addresses/addresses.ts';
import type { Image, ShareImage } from '../fields/image.ts';

export type SitePage = {
  path: string;
  section: 'company' | 'services' | 'industries' | 'articles' | 'work' | 'jobs';
  /** The seed of the drawing. */
  slug: string;
  title: string;
  description: string;
  /** The words of the share image: a line of context, and the headline below it. */
  share: { kicker: string; headline: string; picture?: ShareImage | undefined };
  noindex: boolean;
  /** A day; undefined if the content has none, since the date of a build would change each time. */
  lastmod?: string;
};

type Described = {
  description: string;
  image?: Image | undefined;
  share?: ShareImage | undefined;
  noindex?: boolean | undefined;
};
type Words = Described & { title: string };
type Headed = Words & { heading: string };
type Composed = Words & { bands: readonly PageBand[] };
type Article = Words & {
  date: string;
  revised?: string | undefined;
  imageUrl?: string | undefined;
};
type ShareWords = Record<'services' | 'about' | 'contact' | 'blog' | 'privacyPolicy', string>;
type Entry<Data> = { id: string; data: Data };

/** The part of the content that determines the list of pages. */
export type SiteContent = {
  words: { share: ShareWords };
  home?: Composed | undefined;
  about?: Composed | undefined;
  pages: Entry<Composed>[];
  contact?: Headed | undefined;
  blog?: Headed | undefined;
  privacyPolicy?: (Headed & { updated: string }) | undefined;
  services: Entry<Described & { name: string; heading?: string | undefined }>[];
  industries: Entry<Described & { name: string; heading: string }>[];
  articles: Entry<Article>[];
  jobs?: { title: string; open: Entry<Words & { date: string }>[] } | undefined;
  work?: { list: Headed; studies: Entry<Words>[] } | undefined;
};

/**
 * Returns every page that should be found, in the order of the menus. Aliases, form outcomes and the 404 page are
 * excluded.
 */
export function sitePages(content: SiteContent): SitePage[] {
  const { home, about, contact, blog, privacyPolicy, services, industries, articles } = content;
  const { jobs, work } = content;
  const { share } = content.words;
  const newest = articles
    .map(({ data }) => data.date)
    .sort()
    .at(-1);
  return [
    ...composed('/', home),
    ...services.map(({ id, data }) => {
      const words = { ...data, title: data.heading ?? data.name };
      return page('services', pathOf('services', id), words, { kicker: share.services });
    }),
    ...industries.map(({ id, data }) => {
      const words = { ...data, title: data.name };
      const shown = { headline: data.heading };
      return page('industries', pathOf('industries', id), words, { kicker: data.name, ...shown });
    }),
    ...headed('/work', work?.list, '', undefined, 'work'),
    ...(work?.studies ?? []).map(({ id, data }) =>
      page('work', pathOf('work', id), data, { kicker: work?.list.title }),
    ),
    ...headed('/blog', blog, share.blog, newest),
    ...articles.map(({ id, data }) => {
      const image =
        data.image ??
        (data.imageUrl ? { src: data.imageUrl, decorative: true as const } : undefined);
      const shown = { kicker: blog?.title, lastmod: data.revised ?? data.date };
      return page('articles', pathOf('articles', id), { ...data, image }, shown);
    }),
    ...(jobs?.open ?? []).map(({ id, data }) =>
      page('jobs', pathOf('jobs', id), data, { kicker: jobs?.title, lastmod: data.date }),
    ),
    ...composed('/about', about, share.about),
    ...content.pages.flatMap(({ id, data }) => composed(pathOf('pages', id), data)),
    ...headed('/contact', contact, share.contact),
    ...headed('/privacy-policy', privacyPolicy, share.privacyPolicy, privacyPolicy?.updated),
  ];
}

function composed(path: string, words: Composed | undefined, kicker = ''): SitePage[] {
  if (!words) return [];
  const { bands } = words;
  // Without an image of its own, it shares that of its first band.
  const shown = { ...words, share: words.share ?? pictureOf(bands) };
  return [page('company', path, shown, { kicker, headline: pageHeadline(bands) })];
}

const headed = (
  path: string,
  words: Headed | undefined,
  kicker: string,
  lastmod?: string,
  section: SitePage['section'] = 'company',
) => (words ? [page(section, path, words, { kicker, headline: words.heading, lastmod })] : []);

function page(
  section: SitePage['section'],
  path: string,
  { title, description, noindex = false, share, image }: Words,
  more: { kicker: string | undefined; headline?: string; lastmod?: string | undefined },
): SitePage {
  const { kicker = '', headline = title, lastmod } = more;
  const picture = share ?? image;
  return {
    path,
    section,
    slug: path.split('/').at(-1) || 'home',
    title,
    description,
    noindex,
    share: { kicker: kicker === headline ? '' : kicker, headline, picture },
    ...(lastmod && { lastmod }),
  };
}
