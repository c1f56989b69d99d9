import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bare, builtPage, builtSite, linksOf, textsOf } from '../../test/built.ts';
import {
  articles,
  blog,
  blogPage,
  caseStudies,
  home,
  industries,
  industryNotFound,
  notFound,
  ownPages,
  pageWords,
  services,
  thankYou,
  toldProject,
} from '../../test/content.ts';
import { anIndustry } from '../../test/routes.ts';
import { company, people } from './support/company.ts';

// What a company's files make of its pages, whatever the company.

const built = (file: string) => readFileSync(join(builtSite, file), 'utf8');
const attributes = (path: string, selector: string, name: string) => {
  const $ = builtPage(path);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
};

/** The file that a page names as its picture for other sites. */
function sharedPicture(path: string): string {
  const [address = ''] = attributes(path, 'meta[property="og:image"]', 'content');
  return new URL(address ?? '').pathname;
}

test('the blog shows each article with title, description and date', () => {
  const $ = builtPage('/blog');
  const cards = $('main li:has(h2)').toArray();
  const first = articles.slice(0, blogPage);
  expect(cards).toHaveLength(first.length);
  for (const [at, { slug, title, shownDate, date }] of first.entries()) {
    const card = $(cards[at]);
    expect(card.find('h2 a').text(), slug).toBe(title);
    expect(card.find('h2 a').attr('href'), slug).toBe(`/blog/${slug}`);
    expect(card.find('time').text(), slug).toBe(shownDate);
    expect(card.find('time').attr('datetime'), slug).toBe(date);
    expect(card.find('p').last().text(), slug).toMatch(/\S/);
  }
});

/** What an article's published line says, around its date. */
const publishedLine = (shownDate: string, author = '') =>
  blog.labels.published
    .replace('{date}', shownDate)
    .replace('{company}', company.name)
    .replace('{author}', people.find(({ id }) => id === author)?.name ?? company.name);

test.for(articles.map((article, at) => ({ ...article, at })))(
  'the article $slug has its dates, its author, its contents and its neighbours',
  ({ at, slug, title, author, shownDate, date, revised, samples }) => {
    const $ = builtPage(`/blog/${slug}`);
    expect($('article h1').text()).toBe(title);
    expect(textsOf($, 'article header p:has(time)')[0]).toBe(publishedLine(shownDate, author));
    const times = $('article header time').toArray();
    expect(times.map((time) => $(time).attr('datetime'))).toEqual([
      date,
      ...(revised ? [revised] : []),
    ]);
    expect($('meta[property="article:modified_time"]').attr('content')).toBe(revised);
    // The list is there twice: folded on a phone, beside the text on a desktop.
    const sections = textsOf($, 'article .prose h2');
    expect(textsOf($, 'main .contents-list nav a')).toEqual([...sections, ...sections]);
    const neighbours = textsOf($, 'main a:is([rel=prev], [rel=next])');
    const expected = [articles[at - 1], articles[at + 1]].flatMap((one) => one?.title ?? []);
    expect(neighbours.map((words, index) => words.endsWith(expected[index] ?? words))).toEqual(
      expected.map(() => true),
    );
    // Each of them is told from the others where a screen reader lists them.
    for (const caption of textsOf($, 'main table caption')) expect(caption).toMatch(/\S/);
    expect($('main table caption').length).toBe($('main table').length);
    const names = attributes(`/blog/${slug}`, '.code-sample pre', 'aria-label');
    expect(names).toHaveLength(samples);
    expect(new Set(names).size).toBe(samples);
    for (const name of names) expect(name).toMatch(/\S/);
  },
);

const { labels } = pageWords<{ labels: { concept: string } }>('work-shared');

test.runIf(caseStudies.length > 0)(
  'case studies are listed in their order, and lead on to one another',
  () => {
    const $ = builtPage('/work');
    expect(textsOf($, 'main li h2 a').map(bare)).toEqual(
      caseStudies.map(({ title }) => bare(title)),
    );
    expect(textsOf($, 'main li span').filter((words) => words === labels.concept)).toHaveLength(
      caseStudies.filter(({ concept }) => concept).length,
    );
    const orders = caseStudies.map(({ bands }) => bands.map(({ kind }) => kind).join());
    expect(new Set(orders).size, 'each is a composition of its own').toBe(caseStudies.length);
    for (const [at, { slug, title, client, year, concept }] of caseStudies.entries()) {
      const path = `/work/${slug}`;
      const $ = builtPage(path);
      expect($('main h1').text(), path).toBe(title);
      const head = $('main > header');
      expect(head.text(), path).toContain(client);
      expect(head.text(), path).toContain(String(year));
      expect(head.text().includes(labels.concept), path).toBe(concept ?? false);
      const next = caseStudies[(at + 1) % caseStudies.length];
      expect(linksOf($, 'main nav a').map(bare), path).toContain(
        bare(`${next?.title} /work/${next?.slug}`),
      );
      const graph = JSON.parse($('script[type="application/ld+json"]').text()) as object;
      expect(graph, path).toMatchObject({
        '@graph': expect.arrayContaining([
          expect.objectContaining({ '@type': 'CreativeWork', name: title, dateCreated: `${year}` }),
        ]),
      });
      expect(built('llms.txt')).toContain(`${path})`);
    }
  },
);

test('pages of services, industries and home link to the work that names them, and to no other', () => {
  const linked = (path: string) => attributes(path, 'main a[href^="/work/"]', 'href');
  const naming = (wanted: (study: (typeof caseStudies)[0]) => boolean) =>
    caseStudies.filter(wanted).map(({ slug }) => `/work/${slug}`);
  for (const { slug } of services)
    expect(linked(`/services/${slug}`), slug).toEqual(naming((one) => one.services.includes(slug)));
  for (const { slug } of industries)
    expect(linked(`/industry/${slug}`), slug).toEqual(naming((one) => one.industry === slug));
  const named = [...(home.caseStudies?.caseStudies ?? []), ...(toldProject ? [toldProject] : [])];
  expect(linked('/').sort()).toEqual(named.map((slug) => `/work/${slug}`).sort());
});

test('pages of the company’s own have their bands in the order of the file', () => {
  for (const { slug, bands } of ownPages) {
    const wanted = bands.flatMap(({ heading }) => heading ?? []).map(bare);
    const headings = textsOf(builtPage(`/${slug}`), 'main :is(h1, h2)').map(bare);
    expect(
      headings.filter((words) => wanted.includes(words)),
      slug,
    ).toEqual(wanted);
  }
});

test('case studies and pages of the company’s own are known to search engines and have a picture to share', () => {
  const pages = [
    ...ownPages.map(({ slug }) => `/${slug}`),
    ...caseStudies.map(({ slug }) => `/work/${slug}`),
  ];
  for (const path of pages) {
    expect(built(`${path}.html`)).toContain(`"@type":"BreadcrumbList"`);
    const picture = sharedPicture(path);
    expect(picture).toMatch(new RegExp(`^/share${path}\\.(png|jpg)$`));
    expect(existsSync(join(builtSite, picture)), picture).toBe(true);
  }
});

test.for([
  ['/404', notFound.leads],
  ['/industry/404', industryNotFound.leads],
  ['/thank-you', thankYou.leads],
] as const)(
  '%s has links to other pages, with a reason of its own for each',
  ([path, { links }]) => {
    const $ = builtPage(path);
    const ways = $('main li:has(a):has(p)').toArray();
    expect(ways).toHaveLength(links.length);
    const reasons = ways.map((way) => $(way).find('p').text().trim());
    expect(new Set(reasons).size).toBe(links.length);
    for (const reason of reasons) expect(reason).toMatch(/\S/);
  },
);

test('the page of an unknown industry lists those that exist', () => {
  const listed = attributes('/industry/404', '.industries-grid a', 'href');
  expect(listed).toHaveLength(industries.length);
  expect(listed).toContain(anIndustry);
});
