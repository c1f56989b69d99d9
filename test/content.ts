import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse } from 'yaml';
import type { BandKind, BandOf } from '../site/src/bands/bands.ts';
import { withheldIn } from '../site/src/i18n/addresses.ts';
import { slugOfFile } from '../site/src/lib/slug.ts';
import { frontMatter, readText } from '../site/src/lib/text-files.ts';
import { isOwnPage } from '../site/src/schema/files.ts';

// The configured company's content, as tests need it: expectations that are read from here hold for every company.
// Words that only the specification fixes are tested in the company's folder.

const folder = companyFolder();
const read = (path: string): unknown => parse(readText(join(folder, path)));

const withheld = withheldIn(folder).map(({ file }) => file);

const filesIn = (name: string, ending = '.yaml') =>
  (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [])
    .filter((file) => file.endsWith(ending))
    .filter((file) => !withheld.includes(`${name}/${file}`));

function entries<Entry extends { order: number }>(name: string): (Entry & { slug: string })[] {
  return filesIn(name)
    .map((file) => ({ slug: slugOfFile(file), ...(read(`${name}/${file}`) as Entry) }))
    .sort((a, b) => a.order - b.order);
}

type Step = { name: string };

type Band =
  | { kind: 'process'; steps: Step[] }
  | { kind: 'cards'; cards: { title: string; link?: string; items?: string[] }[] }
  | { kind: 'table' | 'code' | 'compare' | 'prose' | 'list' | 'ladder' };

type Service = {
  name: string;
  category: string;
  order: number;
  overview?: boolean;
  otherNames?: string[];
  facts: unknown[];
  bands: Band[];
  techStack: boolean;
  testingTools?: boolean;
};

type Industry = {
  name: string;
  gridName?: string;
  gridSlug?: string;
  icon: string;
  order: number;
  otherNames?: string[];
  bands?: Band[];
};

type Article = {
  title: string;
  author?: string;
  order?: number;
  shownDate: string;
  date: string;
  revised?: string;
};

export const services = entries<Service>('services');
export const industries = entries<Industry>('industries');

/** The services in the header's panel and the side menu. */
export const panelServices = services.filter(({ overview }) => !overview);

export const articles = filesIn('articles', '.md')
  .map((file) => {
    const { yaml = '', body = '' } = frontMatter(readText(join(folder, 'articles', file))) ?? {};
    const fences = body.match(/^\s*(```|~~~).*/gm) ?? [];
    const videos = fences.filter((fence) => fence.endsWith('video'));
    return {
      file,
      slug: slugOfFile(file),
      samples: fences.length / 2 - videos.length,
      ...(parse(yaml) as Article),
    };
  })
  // Newest first; then those with a fixed order.
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  .sort((a, b) => (a.order ?? -1e12) - (b.order ?? -1e12));

export const blogPage = 12;

export type NamedScreen = { screen: string; frame: 'desk' | 'phone'; alt: string };

type CaseStudy = Composed & {
  title: string;
  order?: number;
  client: string;
  year: number;
  concept?: boolean;
  services: string[];
  industry?: string;
  image?: object;
  screen?: NamedScreen;
};

/** The case studies: those with an order of their own, then the newest. */
export const caseStudies = filesIn('work')
  .map((file) => ({ slug: slugOfFile(file), ...(read(`work/${file}`) as CaseStudy) }))
  .sort((a, b) => b.year - a.year || a.slug.localeCompare(b.slug))
  .sort((a, b) => (a.order ?? 1e12) - (b.order ?? 1e12));

/** The screens on a case study's page: its cover, and those of its bands. */
export function screensOf({ image, screen, bands }: CaseStudy): NamedScreen[] {
  const ofBands = bands.flatMap(({ screens = [] }) => screens);
  return image || !screen ? ofBands : [screen, ...ofBands];
}

export const jobs = filesIn('jobs').map((file) => ({
  slug: slugOfFile(file),
  ...(read(`jobs/${file}`) as { title: string; apply?: string }),
}));

export const ownPages = filesIn('pages')
  .map((file) => `pages/${file}`)
  .filter(isOwnPage)
  .map((file) => ({ slug: slugOfFile(file), ...(read(file) as Composed) }));

export const testimonials = read('testimonials.yaml') as { id: string }[];
export const customers = read('customers.yaml') as { id: string }[];
export const homeServices = read('home-services.yaml') as { title: string; link: string }[];
export const technologies = read('technologies.yaml') as {
  name: string;
  group: 'stack' | 'testing';
}[];

const [language = 'en'] = (read('company.yaml') as { languages?: string[] }).languages ?? [];

/** The achievements with their figures as shown. */
export const stats = (read('stats.yaml') as { label: string; value: number }[]).map(
  ({ label, value }) => ({ label, value, figure: `${value.toLocaleString(language)}+` }),
);
export const figures = stats.map(({ figure }) => figure);

type Headed = { heading: string };

type Composed = { bands: { kind: string; heading?: string; screens?: NamedScreen[] }[] };

const { bands } = read('pages/home.yaml') as Composed;

export const home = Object.fromEntries(bands.map((band) => [band.kind, band])) as unknown as {
  hero: {
    lead: string;
    words: string[];
    rest: string;
    pause: string;
    resume: string;
    facts: { label: string; value: string }[];
    slider?: { label: string; smaller: string[][]; larger: string[][] };
  };
  customers: Headed;
  services: Headed & { subheading: string; more: string; less: string };
  achievements: Headed;
  industries: Headed;
  caseStudies?: { caseStudies: string[] };
  testimonials: Headed & {
    labels: Record<'carousel' | 'pause' | 'play' | 'previous' | 'next' | 'position', string>;
  };
};

export const homeBands: string[] = bands.map(({ kind }) => kind);

export const homeHas = (band: string): boolean => homeBands.includes(band);

type ProjectLog = { told?: { caseStudy: string }; entries: { moment?: { alt: string } }[] };

const projectLog = homeHas('projectLog') ? (read('project-log.yaml') as ProjectLog) : undefined;

export const toldProject = projectLog?.told?.caseStudy;

/** The words of its screens' moments. */
export const projectMoments = (projectLog?.entries ?? []).flatMap(
  ({ moment }) => moment?.alt ?? [],
);

type Link = { name: string; link: string };
type OwnPanel = { columns: { heading: string; links: Link[] }[] };
type Panel = 'services' | 'industries' | OwnPanel;

export const navigation = read('navigation.yaml') as {
  menu: (Link & { panel?: Panel })[];
  footer: {
    columns: { heading: string }[];
    legal: string[];
    links?: { name: string; link: string }[];
  };
};
const panels = navigation.menu.flatMap(({ panel }) => panel ?? []);

export const panelLengths = panels.map((panel) => {
  if (panel === 'services') return panelServices.length;
  if (panel === 'industries') return industries.length;
  return panel.columns.flatMap(({ links }) => links).length;
});

/** Whether the header has the panels of both folders. */
export const hasPanels = panels.includes('services') && panels.includes('industries');

/** Whether there are more quotes than fit beside each other: otherwise the carousel does not move. */
export const carouselMoves = homeHas('testimonials') && testimonials.length > 3;

export const contactForm = (
  read('pages/contact.yaml') as {
    form: Record<
      | 'name'
      | 'email'
      | 'message'
      | 'services'
      | 'button'
      | 'sending'
      | 'success'
      | 'failure'
      | 'close'
      | 'text'
      | 'failureHelp',
      string
    > & { receipt: Record<'heading' | 'address' | 'noAddress' | 'asked', string> };
  }
).form;

/** The words of a text before its first token, for the text around a link. */
export const beforeToken = (words: string): string => (words.split(/\{\w+\}/)[0] ?? '').trim();

export const blog = read('pages/blog.yaml') as {
  heading: string;
  labels: Record<'published' | 'contents' | 'copy' | 'copied', string>;
};

export const notFound = read('pages/not-found.yaml') as Headed & {
  code: string;
  link: string;
  leads: { links: unknown[] };
};
export const industryNotFound = (
  read('pages/industry-shared.yaml') as { notFound: Headed & { leads: { links: unknown[] } } }
).notFound;
export const thankYou = read('pages/thank-you.yaml') as Headed & { leads: { links: unknown[] } };

export const enquiryFailed = read('pages/enquiry-failed.yaml') as Headed;

export const pageWords = <Words>(name: string) => read(`pages/${name}.yaml`) as Words;

const boxes = (read('company.yaml') as { checkboxes: Record<string, string> }).checkboxes;

/** The checkboxes in the order of the form: what is sent, and what is read. */
export const checkboxKeys: string[] = Object.keys(boxes);
export const checkboxLabels: string[] = Object.values(boxes);

/** Returns a kind's bands, and the pages that have them. */
export function bandsOf<Kind extends BandKind>(
  kind: Kind,
): { path: string; band: BandOf<Kind> & { heading: string } }[] {
  const pages = [
    { path: '/', bands },
    { path: '/about', bands: (read('pages/about.yaml') as Composed).bands },
    ...ownPages.map(({ slug, bands }) => ({ path: `/${slug}`, bands })),
    ...services.map(({ slug, bands }) => ({ path: `/services/${slug}`, bands })),
    ...industries.map(({ slug, bands = [] }) => ({ path: `/industry/${slug}`, bands })),
    ...caseStudies.map(({ slug, bands }) => ({ path: `/work/${slug}`, bands })),
  ];
  return pages.flatMap(({ path, bands }) =>
    bands
      .filter((band) => band.kind === kind)
      .map((band) => ({ path, band: band as unknown as BandOf<Kind> & { heading: string } })),
  );
}

export const wordsIn = (language: string) =>
  read(`${language}/words.yaml`) as { languages: Record<'offer' | 'close', string> };
