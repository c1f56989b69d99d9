import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeWhitespace, builtPage, builtSite, linksOf, textsOf } from '../../test/built.ts';
import {
  articles,
  bandsOf,
  blog,
  caseStudies,
  checkboxLabels,
  company,
  contactForm,
  counters,
  dataOf,
  home,
  homeHas,
  industries,
  industryNotFound,
  notFound,
  customPages,
  people,
  services,
  technologies,
  thankYou,
  describedProject,
} from '../../test/content.ts';
import { anArticle, anIndustry, additionalRoutes, routes } from '../../test/routes.ts';
import { PAGE_SIZE } from '../src/addresses/list-pages.ts';
import { fileKinds } from '../src/schema/file-kinds.ts';

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
  const first = articles.slice(0, PAGE_SIZE);
  expect(cards).toHaveLength(first.length);
  for (const [index, { slug, title, shownDate, date }] of first.entries()) {
    const card = $(cards[index]);
    expect(card.find('h2 a').text(), slug).toBe(title);
    expect(card.find('h2 a').attr('href'), slug).toBe(`/blog/${slug}`);
    if (shownDate) expect(card.find('time').text(), slug).toBe(shownDate);
    expect(card.find('time').attr('datetime'), slug).toBe(date);
    expect(card.find('p').last().text(), slug).toMatch(/\S/);
  }
});

const publishedLine = (shownDate: string, author = '') =>
  blog.labels.published
    .replace('{date}', shownDate)
    .replace('{company}', company.name)
    .replace('{author}', people.find(({ id }) => id === author)?.name ?? company.name);

test.for(articles.map((article, index) => ({ ...article, index })))(
  'the article $slug has its dates, its author, its contents and its neighbors',
  ({ index, slug, title, author, shownDate, date, revised, samples }) => {
    const $ = builtPage(`/blog/${slug}`);
    expect($('article h1').text()).toBe(title);
    if (shownDate)
      expect(textsOf($, 'article header p:has(time)')[0]).toBe(publishedLine(shownDate, author));
    const times = $('article header time').toArray();
    expect(times.map((time) => $(time).attr('datetime'))).toEqual([
      date,
      ...(revised ? [revised] : []),
    ]);
    expect($('meta[property="article:modified_time"]').attr('content')).toBe(revised);
    // The list is there twice: folded for phones, and beside the text for desktops.
    const sections = textsOf($, 'article .prose h2');
    expect(textsOf($, 'main .contents-list nav a')).toEqual([...sections, ...sections]);
    const neighbors = textsOf($, 'main a:is([rel=prev], [rel=next])');
    const expected = [articles[index - 1], articles[index + 1]].flatMap((one) => one?.title ?? []);
    expect(neighbors.map((words, side) => words.endsWith(expected[side] ?? words))).toEqual(
      expected.map(() => true),
    );
    // A screen reader lists tables by their captions, which must differ.
    const captions = textsOf($, 'main table caption').filter((caption) => /\S/.test(caption));
    expect(new Set(captions).size).toBe($('main table').length);
    const names = attributes(`/blog/${slug}`, '.code-sample pre', 'aria-label');
    expect(names).toHaveLength(samples);
    expect(new Set(names).size).toBe(samples);
    for (const name of names) expect(name).toMatch(/\S/);
  },
);

const { labels } = dataOf(fileKinds.workShared);

test.runIf(caseStudies.length > 0)(
  'case studies are listed in their order, and show their facts',
  () => {
    const $ = builtPage('/work');
    expect(textsOf($, 'main li h2 a').map(removeWhitespace)).toEqual(
      caseStudies.map(({ title }) => removeWhitespace(title)),
    );
    expect(textsOf($, 'main li span').filter((words) => words === labels.concept)).toHaveLength(
      caseStudies.filter(({ concept }) => concept).length,
    );
    const orders = caseStudies.map(({ bands }) => bands.map(({ kind }) => kind).join());
    expect(new Set(orders).size, 'each is a composition of its own').toBe(caseStudies.length);
    for (const { slug, title, client, year, concept } of caseStudies) {
      const path = `/work/${slug}`;
      const $ = builtPage(path);
      expect($('main h1').text(), path).toBe(title);
      const head = $('main > header');
      expect(head.text(), path).toContain(client);
      expect(head.text(), path).toContain(String(year));
      expect(head.text().includes(labels.concept), path).toBe(concept);
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

test('pages of services, industries and home link to the work that names them', () => {
  const linked = (path: string) => attributes(path, 'main a[href^="/work/"]', 'href');
  const naming = (names: (study: (typeof caseStudies)[0]) => boolean) =>
    caseStudies.filter(names).map(({ slug }) => `/work/${slug}`);
  for (const { slug } of services)
    expect(linked(`/services/${slug}`), slug).toEqual(naming((one) => one.services.includes(slug)));
  for (const { slug } of industries)
    expect(linked(`/industry/${slug}`), slug).toEqual(
      expect.arrayContaining(naming((one) => one.industry === slug)),
    );
  const linkedStudies = [
    ...((homeHas('caseStudies') && home.caseStudies.caseStudies) || []),
    ...(describedProject ? [describedProject] : []),
  ];
  expect(linked('/').sort()).toEqual(linkedStudies.map((slug) => `/work/${slug}`).sort());
});

test.runIf(customPages.length > 0)('custom pages have their bands in the order of the file', () => {
  for (const { slug, bands } of customPages) {
    const expectedHeadings = bands
      .flatMap((band) => ('heading' in band && band.heading) || [])
      .map(removeWhitespace);
    const headings = textsOf(builtPage(`/${slug}`), 'main :is(h1, h2)').map(removeWhitespace);
    expect(
      headings.filter((words) => expectedHeadings.includes(words)),
      slug,
    ).toEqual(expectedHeadings);
  }
});

test('case studies and custom pages are announced to search engines and have a picture to share', () => {
  const pages = [
    ...customPages.map(({ slug }) => `/${slug}`),
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
  '%s links to other pages, and gives a different reason for each',
  ([path, { links }]) => {
    const $ = builtPage(path);
    const ways = $('main li:has(a):has(p)').toArray();
    expect(ways).toHaveLength(links.length);
    const reasons = ways.map((way) => $(way).find('p').text().trim());
    expect(new Set(reasons).size).toBe(links.length);
    for (const reason of reasons) expect(reason).toMatch(/\S/);
  },
);

test('the page of an unknown article is blank, with a heading for screen readers only', () => {
  const $ = builtPage('/blog/404');
  expect($('h1.sr-only').text()).toBe(blog.heading);
  expect(removeWhitespace($('main').text())).toBe(removeWhitespace(blog.heading));
});

test('the not-found page says that it is one, and links to the home page', () => {
  const $ = builtPage('/404');
  expect($('main h1').text()).toBe(notFound.heading);
  expect($('main').text()).toContain(notFound.code);
  expect(linksOf($, 'main a')).toContain(`${notFound.button} /`);
});

test('the page of an unknown industry lists the existing ones', () => {
  expect(builtPage('/industry/404')('main h1').text()).toBe(industryNotFound.heading);
  const listed = attributes('/industry/404', '.industries-grid a', 'href');
  expect(listed).toHaveLength(industries.length);
  expect(listed).toContain(anIndustry);
});

test('the hero leads to the contact page, and the form is at the bottom', () => {
  const sections = builtPage('/')('main > section');
  expect(sections.first().find('a.button').attr('href')).toBe('/contact');
  expect(sections.last().find('form button').text()).toContain(contactForm.button);
});

test('no field of every form is required or limited, and the address is of an email’s type', () => {
  const form = builtPage('/contact')('form');
  const fields = form.find(':is([name=name], [name=email], [name=message], [name=services])');
  expect(fields).toHaveLength(3 + checkboxLabels.length);
  const rules = ['required', 'maxlength', 'minlength', 'pattern', 'aria-required'];
  expect(fields.filter(rules.map((rule) => `[${rule}]`).join())).toHaveLength(0);
  expect(form.find('[name=email]').attr('type')).toBe('email');
});

const grids = { stack: 'tech-stack', testing: 'testing-tools' };

test('each service shows the technologies, testing tools, steps and cards of its content', () => {
  for (const { slug, bands, techStack, testingTools } of services) {
    const $ = builtPage(`/services/${slug}`);
    for (const [group, shown] of Object.entries({ stack: techStack, testing: testingTools })) {
      const grid = grids[group as keyof typeof grids];
      const names = technologies.filter((one) => one.group === group).map(({ name }) => name);
      expect(textsOf($, `section[aria-labelledby="${grid}"] li`), `${slug}: ${group}`).toEqual(
        shown ? names : [],
      );
    }
    const processes = bands.filter((band) => band.kind === 'process');
    const steps = processes.flatMap((band) => band.steps.map(({ name }) => name));
    expect(textsOf($, 'ol.milestones > li h3').map(removeWhitespace), slug).toEqual(
      steps.map(removeWhitespace),
    );
    const titles = bands.flatMap((band) => (band.kind === 'cards' ? band.cards : []));
    const headings = textsOf($, 'main :is(h1, h2, h3, h4)').map(removeWhitespace);
    expect(headings, slug).toEqual(
      expect.arrayContaining(titles.map(({ title }) => removeWhitespace(title))),
    );
  }
});

test('the contact page shows the company’s addresses', () => {
  const $ = builtPage('/contact');
  const places = $('main address');
  for (const [index, { name, phone }] of company.offices.entries()) {
    const place = places.eq(index + 1);
    expect(place.text()).toContain(name);
    expect(place.find('a[href^="tel:"]')).toHaveLength(phone ? 1 : 0);
  }
  // Without a script the year is the build's.
  expect(Number($('[data-year]').text())).toBeGreaterThanOrEqual(2025);
});

test('a page allows only its own content', () => {
  const allowedSource = /^('self'|'sha256-[\w+/]+=*')$/;
  for (const path of [
    '/',
    anArticle,
    '/contact',
    '/404',
    ...additionalRoutes('/').map((page) => page.path),
  ]) {
    const policyText = builtPage(path)('meta[http-equiv=content-security-policy]').attr('content');
    const policy = new Map(
      policyText?.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    expect(Object.fromEntries(policy), path).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'trusted-types': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'require-trusted-types-for': ["'script'"],
    });
    for (const name of ['script-src', 'style-src'])
      for (const source of policy.get(name) ?? ['missing'])
        expect(source, `${path} ${name}`).toMatch(allowedSource);
    // Unset, they fall back to style-src and default-src.
    expect([policy.has('style-src-elem'), policy.has('object-src')], path).toEqual([false, false]);
  }
});

test('security.txt tells researchers where to report a weakness, and expires within a year', () => {
  const text = built('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000);
});

test.runIf(additionalRoutes('/').length > 0)(
  'a figure has the separators of its reader’s language',
  () => {
    for (const { language, path } of additionalRoutes('/')) {
      const figures = textsOf(builtPage(path), 'dd > .sr-only');
      for (const { value } of counters)
        expect(figures).toContain(`${value.toLocaleString(language)}+`);
    }
    const demonstrated = bandsOf('threshold').flatMap(({ path }) =>
      additionalRoutes(path).flatMap((own) =>
        textsOf(builtPage(path), 'td').flatMap((words) => {
          const [count] = /\d{1,3}(?:,\d{3})+/.exec(words) ?? [];
          return count ? [{ own, count: Number(count.replaceAll(',', '')) }] : [];
        }),
      ),
    );
    if (bandsOf('threshold').some(({ path }) => additionalRoutes(path).length > 0))
      expect(demonstrated).not.toEqual([]);
    for (const { own, count } of demonstrated) {
      const cells = textsOf(builtPage(own.path), 'td').join(' ');
      expect(cells, own.path).toContain(count.toLocaleString(own.language));
    }
  },
);

test.runIf(bandsOf('pageWeight').length > 0)(
  'a page that states limits for its weight is within them',
  () => {
    const shares = routes.flatMap(({ path }) =>
      (
        builtPage(path)
          .html()
          .match(/--share:\d+/g) ?? []
      ).map((share) => ({
        path,
        percent: Number(share.replace('--share:', '')),
      })),
    );
    expect(shares).not.toEqual([]);
    expect(shares.filter(({ percent }) => percent > 100)).toEqual([]);
  },
);
