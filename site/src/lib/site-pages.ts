import { headingFromSlug } from './headings.ts';

/** A page that wants to be found: it stands in the sitemap and has a share image of its own. */
export type SitePage = {
  path: string;
  section: 'company' | 'services' | 'industries' | 'articles';
  /** Seeds the drawing. */
  slug: string;
  title: string;
  description: string;
  /** What the share image says: a line of context and the words below it. */
  share: { kicker: string; headline: string };
  /** A day, where the content knows it: no other date would be true at the next build. */
  lastmod?: string;
};

type Words = { title: string; description: string };
type Entry<Data> = { id: string; data: Data };

/** The part of the content that the list of pages follows from. */
export type SiteContent = {
  home: Words & { hero: { lead: string; words: string[]; rest: string } };
  about: Words & { hero: { heading: string } };
  contact: Words & { heading: string };
  blog: Words & { heading: string };
  privacyPolicy: Words & { heading: string; updated: string };
  services: Entry<{ description: string }>[];
  industries: Entry<{ name: string; heading: string; description: string }>[];
  articles: Entry<Words & { date: string; revised?: string | undefined }>[];
};

/**
 * Every page that wants to be found, in the order of the menus. Other names of a page, outcomes of
 * the form and the not-found page are not among them.
 */
export function sitePages(content: SiteContent): SitePage[] {
  const { home, about, contact, blog, privacyPolicy } = content;
  const { lead, words, rest } = home.hero;
  const newest = content.articles
    .map(({ data }) => data.date)
    .sort()
    .at(-1);
  return [
    companyPage('/', home, `${lead} ${words.join(', ')} ${rest}`),
    ...content.services.map(servicePage),
    ...content.industries.map(industryPage),
    companyPage('/blog', blog, blog.heading, newest),
    ...content.articles.map((article) => articlePage(article, blog.title)),
    companyPage('/about', about, about.hero.heading),
    companyPage('/contact', contact, contact.heading),
    companyPage('/privacy-policy', privacyPolicy, privacyPolicy.heading, privacyPolicy.updated),
  ];
}

function companyPage(path: string, words: Words, headline: string, lastmod?: string): SitePage {
  const slug = path.slice(1) || 'home';
  const kicker = headingFromSlug(slug);
  const { title, description } = words;
  return {
    path,
    section: 'company',
    slug,
    title,
    description,
    share: { kicker: path === '/' || kicker === headline ? '' : kicker, headline },
    ...(lastmod && { lastmod }),
  };
}

function servicePage({ id, data }: SiteContent['services'][number]): SitePage {
  const title = headingFromSlug(id);
  return {
    path: `/services/${id}`,
    section: 'services',
    slug: id,
    title,
    description: data.description,
    share: { kicker: 'Services', headline: title },
  };
}

function industryPage({ id, data }: SiteContent['industries'][number]): SitePage {
  return {
    path: `/industry/${id}`,
    section: 'industries',
    slug: id,
    title: data.name,
    description: data.description,
    share: { kicker: data.name, headline: data.heading },
  };
}

function articlePage({ id, data }: SiteContent['articles'][number], kicker: string): SitePage {
  return {
    path: `/blog/${id}`,
    section: 'articles',
    slug: id,
    title: data.title,
    description: data.description,
    share: { kicker, headline: data.title },
    lastmod: data.revised ?? data.date,
  };
}
