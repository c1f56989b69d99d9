import { headlineOf, pictureOf } from '../bands/page-bands.ts';
import type { PageBand } from '../bands/bands.ts';
import type { Image, ShareImage } from '../schema/image.ts';

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

type Pictured = {
  image?: Image | undefined;
  share?: ShareImage | undefined;
  noindex?: boolean | undefined;
};
type Covered = Pictured & { imageUrl?: string | undefined };
type Words = {
  title: string;
  description: string;
  share?: ShareImage | undefined;
  noindex?: boolean | undefined;
};
type ShareWords = Record<'services' | 'about' | 'contact' | 'blog' | 'privacyPolicy', string>;
type Composed = Words & { bands: readonly PageBand[] };
type Entry<Data> = { id: string; data: Data };

/** The part of the content that determines the list of pages. */
export type SiteContent = {
  words: { share: ShareWords };
  home?: Composed | undefined;
  about?: Composed | undefined;
  pages: Entry<Composed>[];
  contact?: (Words & { heading: string }) | undefined;
  blog?: (Words & { heading: string }) | undefined;
  privacyPolicy?: (Words & { heading: string; updated: string }) | undefined;
  services: Entry<Pictured & { name: string; heading?: string | undefined; description: string }>[];
  industries: Entry<Pictured & { name: string; heading: string; description: string }>[];
  articles: Entry<Covered & Words & { date: string; revised?: string | undefined }>[];
  jobs?: { title: string; open: Entry<Words & { date: string }>[] } | undefined;
  work?: { list: Words & { heading: string }; studies: Entry<Pictured & Words>[] } | undefined;
};

/**
 * Returns every page that should be found, in the order of the menus. Aliases, form outcomes and the 404 page are
 * excluded.
 */
export function sitePages(content: SiteContent): SitePage[] {
  const { home, about, contact, blog, privacyPolicy } = content;
  const { share } = content.words;
  const newest = content.articles
    .map(({ data }) => data.date)
    .sort()
    .at(-1);
  return [
    ...composed('/', home),
    ...content.services.map(({ id, data }) =>
      servicePage(id, data, {
        kicker: share.services,
        headline: data.heading ?? data.name,
        picture: data.share ?? data.image,
      }),
    ),
    ...content.industries.map(industryPage),
    ...workPages(content.work),
    ...headed('/blog', blog, share.blog, newest),
    ...content.articles.map((article) => articlePage(article, blog?.title ?? '')),
    ...jobPages(content.jobs),
    ...composed('/about', about, share.about),
    ...content.pages.flatMap(({ id, data }) => composed(`/${id}`, data)),
    ...headed('/contact', contact, share.contact),
    ...headed('/privacy-policy', privacyPolicy, share.privacyPolicy, privacyPolicy?.updated),
  ];
}

const composed = (path: string, page: Composed | undefined, kicker = '') =>
  page ? [companyPage(path, sharing(page), { kicker, headline: headlineOf(page.bands) })] : [];

const headed = (
  path: string,
  page: (Words & { heading: string }) | undefined,
  kicker: string,
  lastmod?: string,
) => (page ? [companyPage(path, page, { kicker, headline: page.heading }, lastmod)] : []);

/** Uses the picture of the first band for the share image, unless the page has another. */
const sharing = ({ bands, ...words }: Composed): Words => ({
  ...words,
  share: words.share ?? pictureOf(bands),
});

type Share = SitePage['share'];

function companyPage(path: string, words: Words, share: Share, lastmod?: string): SitePage {
  const { title, description, noindex = false } = words;
  const { kicker, headline } = share;
  return {
    path,
    section: 'company',
    slug: path.slice(1) || 'home',
    title,
    description,
    noindex,
    share: { kicker: kicker === headline ? '' : kicker, headline, picture: words.share },
    ...(lastmod && { lastmod }),
  };
}

function servicePage(
  id: string,
  { description, noindex = false }: { description: string; noindex?: boolean | undefined },
  share: Share,
): SitePage {
  return {
    path: `/services/${id}`,
    section: 'services',
    slug: id,
    title: share.headline,
    description,
    noindex,
    share,
  };
}

function industryPage({ id, data }: SiteContent['industries'][number]): SitePage {
  return {
    path: `/industry/${id}`,
    section: 'industries',
    slug: id,
    title: data.name,
    description: data.description,
    noindex: data.noindex ?? false,
    share: { kicker: data.name, headline: data.heading, picture: data.share ?? data.image },
  };
}

function workPages(work: SiteContent['work']): SitePage[] {
  if (!work) return [];
  const { list, studies } = work;
  const page = (slug: string, path: string, words: Words, share: Share): SitePage => {
    const { title, description, noindex = false } = words;
    return { path, section: 'work', slug, title, description, noindex, share };
  };
  return [
    page('work', '/work', list, { kicker: '', headline: list.heading, picture: list.share }),
    ...studies.map(({ id, data }) =>
      page(id, `/work/${id}`, data, {
        kicker: list.title,
        headline: data.title,
        picture: data.share ?? data.image,
      }),
    ),
  ];
}

function jobPages(jobs: SiteContent['jobs']): SitePage[] {
  if (!jobs) return [];
  return jobs.open.map(({ id, data }) => ({
    path: `/jobs/${id}`,
    section: 'jobs',
    slug: id,
    title: data.title,
    description: data.description,
    noindex: data.noindex ?? false,
    share: { kicker: jobs.title, headline: data.title, picture: data.share },
    lastmod: data.date,
  }));
}

function articlePage({ id, data }: SiteContent['articles'][number], kicker: string): SitePage {
  const { share, image, imageUrl } = data;
  const cover = image ?? (imageUrl ? ({ src: imageUrl, decorative: true } as const) : undefined);
  return {
    path: `/blog/${id}`,
    section: 'articles',
    slug: id,
    title: data.title,
    description: data.description,
    noindex: data.noindex ?? false,
    share: { kicker, headline: data.title, picture: share ?? cover },
    lastmod: data.revised ?? data.date,
  };
}
