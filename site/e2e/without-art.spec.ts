import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { isOwnPage } from '../src/schema/files.ts';
import { fittingMenus } from '../../test/menus.ts';
import { closeMenu, menu, openMenu } from './support/places.ts';
import { type Service, startService } from '../../test/service.ts';
import { smallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';
import { textCollisions } from './support/text-collisions.ts';

// A company that draws nothing and says what the set one does not: another menu, panels of its own, marks,
// offices. It is built once for all tests of this file.

const folder = join(import.meta.dirname, '../../companies');
const companies = readdirSync(folder);
const plain = companies.find((name) => !existsSync(join(folder, name, 'art'))) ?? '';
const others = companies.filter((name) => name !== plain);
const read = (path: string): unknown => parse(readFileSync(join(folder, plain, path), 'utf8'));

type Link = { name: string; link: string };
type Panel = { columns: { heading: string; links: Link[] }[] };
type Item = Link & { button?: boolean; panel?: string | Panel };
const navigation = read('navigation.yaml') as {
  menu: Item[];
  footer: { columns: { heading: string }[]; legal: string[] };
};
const company = read('company.yaml') as {
  name: string;
  offices: { name: string; phone?: string; hours?: { text: string }[] }[];
  social: { name: string; icon?: string }[];
};

// In one worker, which keeps what beforeAll has built.
test.describe.configure({ mode: 'default' });

const place = mkdtempSync(join(tmpdir(), 'frontage-plain-'));
const dist = join(place, 'dist');
let stdout = '';
let service: Service;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  // It ends with an error when a page has a fault, and then says which.
  const checked = promisify(execFile)(process.execPath, ['site/check-pages/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, COMPANY: plain, SITE_DIR: '', SITE_OUT_DIR: dist },
  });
  ({ stdout } = await checked.catch(({ stdout }: { stdout: string }) => ({ stdout })));
  service = await startService({ env: { SITE_DIR: dist, COMPANY: plain } });
});

test.afterAll(async () => {
  await service.stop();
  rmSync(place, { recursive: true, force: true });
});

test('a company without art builds whole and has no fault on any page: no picture is missing, nothing is of another company', () => {
  const [, walked] = /\n0 errors, \d+ warnings? on (\d+) pages, in \d+ s\n$/.exec(stdout) ?? [];
  const written = ['services', 'industries', 'articles'].flatMap((kind) =>
    readdirSync(join(folder, plain, kind)),
  );
  // Beside those there are the first page, five more of every company's, and three that are not there.
  expect(Number(walked), stdout).toBeGreaterThanOrEqual(written.length + 9);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((path) => /\.(html|css|js|svg|txt|xml|webmanifest)$/.test(path))
    .map((path) => [path, readFileSync(join(dist, path), 'utf8')] as const);
  const pictures = texts.flatMap(([, text]) =>
    [...text.matchAll(/(?:src|href)="(\/art\/[^"#]+)/g)].map(([, path = '']) => path.slice(1)),
  );
  expect(pictures.filter((path) => !files.includes(path))).toEqual([]);
  const drawn = /\b(?:ships?|hulls?|keels?|vessels?)\b/i;
  const foreign = texts.filter(
    ([, text]) => drawn.test(text) || others.some((name) => text.toLowerCase().includes(name)),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
  for (const path of ['favicon.svg', 'icon-192.png', 'share/home.png'])
    expect(files, path).toContain(path);
  expectPagesOfItsOwn(dist, files);
});

/** Each file of pages/ that is not one of every company's is a page at its address, known everywhere. */
function expectPagesOfItsOwn(dist: string, files: string[]) {
  const own = readdirSync(join(folder, plain, 'pages')).filter((name) =>
    isOwnPage(`pages/${name}`),
  );
  expect(own.length).toBeGreaterThan(0);
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const policies = readFileSync(join(dist, 'headers.json'), 'utf8');
  for (const slug of own.map((name) => name.replace('.yaml', ''))) {
    const html = readFileSync(join(dist, `${slug}.html`), 'utf8');
    const { bands } = parse(readFileSync(join(folder, plain, 'pages', `${slug}.yaml`), 'utf8')) as {
      bands: { kind: string; heading?: string }[];
    };
    expect(bands.length).toBeGreaterThan(5);
    const headings = bands.flatMap(({ heading }) => heading ?? []);
    const places = headings.map((heading) => html.indexOf(`>${heading}</h`));
    expect(places, 'the bands in the order of the file').toEqual(
      places.filter((place) => place > 0).toSorted((a, b) => a - b),
    );
    expect(sitemap).toContain(`/${slug}</loc>`);
    expect(policies).toContain(`"/${slug}.html"`);
    expect(html).toContain(`"@type":"BreadcrumbList"`);
    expect(html).toMatch(new RegExp(`og:image" content="[^"]*/share/${slug}\\.`));
    expect(files.some((path) => path.startsWith(`share/${slug}.`))).toBe(true);
    // One sheet of every page, and one of its kind: decision 32.
    expect(html.match(/rel="stylesheet"/g)?.length).toBeLessThanOrEqual(2);
  }
}

type Study = {
  title: string;
  client: string;
  year: number;
  concept?: boolean;
  services: string[];
  industry?: string;
  bands: { kind: string }[];
};
const { labels } = read('pages/work-shared.yaml') as { labels: Record<string, string> };
const studies = readdirSync(join(folder, plain, 'work'))
  .map((file) => ({ slug: file.replace('.yaml', ''), ...(read(`work/${file}`) as Study) }))
  .sort((a, b) => b.year - a.year);

test('case studies are listed, newest first, each a composition of its own, and lead on to one another', async ({
  page,
}) => {
  await page.goto(`${service.url}/work`);
  const main = page.getByRole('main');
  await expect(main.locator('li h2 a')).toHaveText(studies.map(({ title }) => title));
  await expect(main.getByText(labels.concept ?? '', { exact: true })).toHaveCount(
    studies.filter(({ concept }) => concept).length,
  );
  const orders = studies.map(({ bands }) => bands.map(({ kind }) => kind).join());
  expect(new Set(orders).size).toBe(studies.length);
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const llms = readFileSync(join(dist, 'llms.txt'), 'utf8');
  await main.locator('li h2 a').first().click();
  for (const [at, { slug, title, client, year, concept }] of studies.entries()) {
    await expect(page).toHaveURL(`${service.url}/work/${slug}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText([title]);
    const head = main.locator('header');
    await expect(head).toContainText(client);
    await expect(head).toContainText(`${year}`);
    await expect(head.getByText(labels.concept ?? '', { exact: true })).toHaveCount(
      concept ? 1 : 0,
    );
    const image = `/share/work/${slug}.png`;
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`${image}$`),
    );
    expect(readdirSync(join(dist, 'share/work'))).toContain(`${slug}.png`);
    expect(sitemap).toContain(`/work/${slug}</loc>`);
    expect(llms).toContain(`/work/${slug})`);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining({ '@type': 'CreativeWork', name: title, dateCreated: `${year}` }),
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [
            expect.anything(),
            expect.objectContaining({ item: expect.stringMatching(/\/work$/) }),
            expect.objectContaining({ name: title }),
          ],
        }),
      ]),
    });
    const next = studies[(at + 1) % studies.length];
    await main
      .getByRole('navigation')
      .getByRole('link', { name: next?.title ?? '' })
      .click();
  }
  await expect(page).toHaveURL(`${service.url}/work/${studies[0]?.slug}`);
});

test('pages of services, industries and home link to the work that names them, and to no other', async ({
  page,
}) => {
  const linked = async (path: string) => {
    await page.goto(`${service.url}${path}`);
    const links = page.getByRole('main').locator('a[href^="/work/"]');
    return links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  };
  const naming = (wanted: (study: Study) => boolean) =>
    studies.filter(wanted).map(({ slug }) => `/work/${slug}`);
  for (const file of readdirSync(join(folder, plain, 'services'))) {
    const slug = file.replace('.yaml', '');
    expect(await linked(`/services/${slug}`)).toEqual(naming((one) => one.services.includes(slug)));
  }
  for (const file of readdirSync(join(folder, plain, 'industries'))) {
    const slug = file.replace('.yaml', '');
    expect(await linked(`/industry/${slug}`)).toEqual(naming((one) => one.industry === slug));
  }
  const { bands } = read('pages/home.yaml') as {
    bands: { kind: string; caseStudies?: string[] }[];
  };
  const named = bands.find(({ kind }) => kind === 'caseStudies')?.caseStudies ?? [];
  expect(await linked('/')).toEqual(named.map((slug) => `/work/${slug}`));
});

test('the figures of case studies stay within their columns at every width', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/work', ...studies.map(({ slug }) => `/work/${slug}`)]) {
      await page.goto(`${service.url}${path}`);
      const wide = await page
        .locator('.fitted-figure')
        .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).length);
      expect(wide, `${path} at ${width}`).toBe(0);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
});

const nav = (page: Page) => page.locator('.site-header .wrap > nav').first();
const inHeader = (page: Page) => nav(page).locator('> .header-link, > .button');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Whether the parts of the header stand beside each other, none over another or out of its line. */
async function apart(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) => {
    const boxes = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ box: one.getBoundingClientRect(), words: one.textContent }));
    const faults = boxes.slice(1).flatMap(({ box, words }, index) => {
      const before = boxes[index];
      return before && box.left < before.box.right
        ? [`${before.words} ends at ${before.box.right}, ${words} begins at ${box.left}`]
        : [];
    });
    const tall = boxes.filter(({ box }) => box.top < 0 || box.bottom > 73);
    return [...faults, ...tall.map(({ words }) => `${words} is higher than the header`)];
  });
}

test('the header has what the list says, in its order, and a panel of its own opens by keyboard', async ({
  page,
}) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${service.url}/about`);
    await expect(inHeader(page)).toHaveText(navigation.menu.map(({ name }) => name));
    expect(await apart(page.locator('.site-header .wrap > .wordmark').or(inHeader(page)))).toEqual(
      [],
    );
    expect(await page.evaluate(textCollisions)).toEqual([]);
    await expect(openMenu(page)).toBeHidden();
    await expect(nav(page).locator('> a[href="/about"]')).toHaveAttribute('aria-current', 'page');
    for (const [index, { name, panel }] of navigation.menu.entries()) {
      if (typeof panel !== 'object') continue;
      const opener = inHeader(page).nth(index);
      await opener.focus();
      await page.keyboard.press('Enter');
      const opened = page.locator(`#panel-${index + 1}`);
      await expect(opened).toBeVisible();
      await expect(opener).toHaveText(name);
      const links = panel.columns.flatMap((column) => column.links);
      await expect(opened.locator('.panel-head')).toHaveText(
        panel.columns.map(({ heading }) => heading),
      );
      await expect(opened.getByRole('link')).toHaveCount(links.length);
      for (const link of await opened.getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      expect(await opened.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});

test('the side menu folds the same list, and scrolls where that is long', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 480 });
    await page.goto(`${service.url}/contact`);
    expect(await page.evaluate(textCollisions)).toEqual([]);
    await openMenu(page).click();
    const rows = menu(page).locator('nav > details > summary, nav > a');
    await expect(rows).toHaveText(navigation.menu.map(({ name }) => name));
    for (const fold of await menu(page).locator('summary').all()) await fold.click();
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows.last()).toBeInViewport();
    await expect(closeMenu(page)).toBeInViewport();
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    expect(
      await menu(page)
        .locator('nav')
        .evaluate((it) => it.scrollWidth - it.clientWidth),
    ).toBe(0);
  }
});

test('the footer has its columns, legal lines, offices and marks at every width', async ({
  page,
}) => {
  const { columns, legal } = navigation.footer;
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${service.url}/about`);
    await expect(footer(page).getByRole('heading')).toHaveText(columns.map((one) => one.heading));
    for (const column of await footer(page).getByRole('navigation').all())
      await expect(column.getByRole('link').first()).toBeVisible();
    const lines = footer(page).locator('.border-t p');
    await expect(lines).toHaveCount(legal.length);
    await expect(lines.first()).toContainText(company.name);
    for (const { name, hours = [] } of company.offices) {
      const office = footer(page).locator('address', { hasText: name });
      await expect(office).toBeVisible();
      for (const { text } of hours) await expect(office).toContainText(text);
    }
    const networks = footer(page).locator('.footer-social a');
    await expect(networks).toHaveCount(company.social.length);
    for (const [at, { name, icon }] of company.social.entries()) {
      await expect(networks.nth(at)).toContainText(name);
      await expect(networks.nth(at).locator('svg path[d^="M"]')).toHaveCount(icon ? 1 : 0);
    }
    expect(await page.evaluate(textCollisions)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  }
});

test('the contact page says where the company is and when, to people and to machines', async ({
  page,
}) => {
  await page.goto(`${service.url}/contact`);
  const places = page.getByRole('main').locator('address');
  for (const [at, { name, phone }] of company.offices.entries()) {
    await expect(places.nth(at + 1)).toContainText(name);
    await expect(places.nth(at + 1).locator('a[href^="tel:"]')).toHaveCount(phone ? 1 : 0);
  }
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(json ?? '') as { '@graph': unknown[] };
  expect(graph[0]).toMatchObject({
    address: { '@type': 'PostalAddress' },
    location: company.offices.map(({ name }) => ({ '@type': 'Place', name })),
    contactPoint: { hoursAvailable: [{ '@type': 'OpeningHoursSpecification' }] },
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a panel of its own and the side menu open and lead on', async ({ page }) => {
    const index = navigation.menu.findIndex(({ panel }) => typeof panel === 'object');
    const { columns } = navigation.menu[index]?.panel as Panel;
    const href = columns.at(-1)?.links.at(-1)?.link ?? '';
    await page.goto(`${service.url}/about`);
    await inHeader(page).nth(index).click();
    await page.locator(`#panel-${index + 1} a[href="${href}"]`).click();
    await expect(page).toHaveURL(`${service.url}${href}`);
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page).click();
    await menu(page).locator('summary').nth(index).click();
    await menu(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(`${service.url}${href}`);
  });

  // Where no island hydrates that would find another form than it has made.
  test('ten checkboxes find room on a small screen, and one does', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${service.url}/contact`);
    for (const count of [10, 1]) {
      await page.locator('form fieldset').evaluate((group, count) => {
        const boxes = [...group.querySelectorAll('label')];
        const copies = Array.from({ length: count }, () => boxes[0]?.cloneNode(true) as Element);
        for (const copy of copies) copy.append(' of a length that no label should have');
        boxes[0]?.parentElement?.replaceChildren(...copies);
      }, count);
      await expect(page.locator('form fieldset input')).toHaveCount(count);
      expect(await page.evaluate(textCollisions)).toEqual([]);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    }
  });
});

test('whatever a menu holds that is said to fit, nothing in the header lies over anything', async ({
  page,
}) => {
  await page.goto(`${service.url}/about`);
  for (const { from, names } of fittingMenus) {
    await page.setViewportSize({ width: from === 'lg' ? 1024 : 1280, height: 800 });
    await nav(page).evaluate((nav, names) => {
      const links = names.map((name, at) => {
        const link = document.createElement('a');
        link.className = at < names.length - 1 ? 'header-link' : 'button ms-3';
        link.href = '/';
        link.append(name);
        return link;
      });
      nav.replaceChildren(...links);
    }, names);
    const parts = page.locator('.site-header .wrap > .wordmark').or(inHeader(page));
    await expect(parts).toHaveCount(names.length + 1);
    expect(await apart(parts), names.join(', ')).toEqual([]);
    const right = await parts.last().evaluate((it) => it.getBoundingClientRect().right);
    expect(right, names.join(', ')).toBeLessThanOrEqual(from === 'lg' ? 984 : 1232);
  }
});
