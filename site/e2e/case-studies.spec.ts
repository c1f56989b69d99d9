import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  caseStudies,
  home,
  industries,
  pageWords,
  services,
  projectMoments,
  toldProject,
} from '../../test/content.ts';
import { smallTargets } from '../check-pages/small-targets.ts';
import { expect, test } from './support/test.ts';

const { labels } = pageWords<{ labels: { concept: string } }>('work-shared');
const dist = process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist');

test('case studies are listed, newest first, each a composition of its own, and lead on to one another', async ({
  page,
}) => {
  await page.goto(`/work`);
  const main = page.getByRole('main');
  await expect(main.locator('li h2 a')).toHaveText(caseStudies.map(({ title }) => title));
  await expect(main.getByText(labels.concept, { exact: true })).toHaveCount(
    caseStudies.filter(({ concept }) => concept).length,
  );
  const orders = caseStudies.map(({ bands }) => bands.map(({ kind }) => kind).join());
  expect(new Set(orders).size).toBe(caseStudies.length);
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const llms = readFileSync(join(dist, 'llms.txt'), 'utf8');
  await main.locator('li h2 a').first().click();
  for (const [at, { slug, title, client, year, concept }] of caseStudies.entries()) {
    await expect(page).toHaveURL(`/work/${slug}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText([title]);
    const head = main.locator('header');
    await expect(head).toContainText(client);
    await expect(head).toContainText(`${year}`);
    await expect(head.getByText(labels.concept, { exact: true })).toHaveCount(concept ? 1 : 0);
    const image = `/share/work/${slug}`;
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`${image}\\.(png|jpg)$`),
    );
    const files = readdirSync(join(dist, 'share/work'));
    expect(files.some((file) => file.startsWith(`${slug}.`))).toBe(true);
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
    const next = caseStudies[(at + 1) % caseStudies.length];
    await main
      .getByRole('navigation')
      .getByRole('link', { name: next?.title ?? '' })
      .click();
  }
  await expect(page).toHaveURL(`/work/${caseStudies[0]?.slug}`);
});

test('pages of services, industries and home link to the work that names them, and to no other', async ({
  page,
}) => {
  const linked = async (path: string) => {
    await page.goto(`${path}`);
    const links = page.getByRole('main').locator('a[href^="/work/"]');
    return links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  };
  const naming = (wanted: (study: (typeof caseStudies)[0]) => boolean) =>
    caseStudies.filter(wanted).map(({ slug }) => `/work/${slug}`);
  for (const { slug } of services) {
    expect(await linked(`/services/${slug}`)).toEqual(naming((one) => one.services.includes(slug)));
  }
  for (const { slug } of industries) {
    expect(await linked(`/industry/${slug}`)).toEqual(naming((one) => one.industry === slug));
  }
  const named = [...(home.caseStudies?.caseStudies ?? []), ...(toldProject ? [toldProject] : [])];
  expect((await linked('/')).sort()).toEqual(named.map((slug) => `/work/${slug}`).sort());
});

test('the figures of case studies stay within their columns at every width', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/work', ...caseStudies.map(({ slug }) => `/work/${slug}`)]) {
      await page.goto(`${path}`);
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

test('what was on the screens of the home page’s project is seen at every width, and read by its description', async ({
  page,
}) => {
  await page.goto('/');
  for (const alt of projectMoments) {
    const moment = page.getByRole('main').getByRole('img', { name: alt, exact: true });
    await expect(moment.locator('[inert]')).not.toBeEmpty();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(moment).toBeVisible();
      const { x, width: wide } = (await moment.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(await moment.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});
