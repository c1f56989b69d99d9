import type { Locator, Page } from '@playwright/test';
import {
  carouselMoves,
  figures,
  home,
  homeBands,
  ownPages,
  services as written,
} from '../../test/content.ts';
import { answer, success, takesIt } from './support/form.ts';
import { routes, services } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

/** An interaction of each island that only a living one answers to. */
const answers: Record<string, (page: Page, island: Locator) => Promise<unknown>> = {
  async ContactForm(page, island) {
    await answer(page, takesIt);
    await island.locator('button[type="submit"]').click();
    await expect(page.getByText(success)).toBeVisible();
  },
  async Conversation(_page, island) {
    const before = await island.getByRole('log').textContent();
    await island.getByRole('button', { disabled: false }).first().click();
    await expect(island.getByRole('log')).not.toHaveText(before ?? '');
  },
  async Counters(_page, island) {
    await expect(island.locator('[data-counter]').first()).not.toHaveText(figures[0] ?? '');
  },
  async Decisions(_page, island) {
    const option = island.getByRole('radio', { checked: false }).first();
    const before = await island.locator('output').textContent();
    await option.check();
    await expect(island.locator('output')).not.toHaveText(before ?? '');
  },
  async Run(_page, island) {
    const version = island.getByRole('radio', { checked: false }).first();
    await version.check();
    await expect(island.locator('[data-state="waits"]')).not.toHaveCount(0);
    await expect(island.locator('[data-state="waits"]')).toHaveCount(0);
  },
  async Threshold(_page, island) {
    const before = await island.getByRole('slider').getAttribute('aria-valuetext');
    await island.getByRole('slider').press('End');
    await expect(island.getByRole('slider')).not.toHaveAttribute('aria-valuetext', before ?? '');
  },
  async Offline(_page, island) {
    const before = await island.getByRole('status').first().textContent();
    await island.getByRole('switch').check();
    await expect(island.getByRole('status').first()).not.toHaveText(before ?? '');
  },
  async Testimonials(_page, island) {
    if (!carouselMoves) return;
    await island.getByRole('button', { name: home.testimonials.labels.pause }).click();
    await expect(island.getByRole('button', { name: home.testimonials.labels.play })).toBeVisible();
  },
};

const islandOf = {
  achievements: 'Counters',
  testimonials: 'Testimonials',
  enquiry: 'ContactForm',
  decisions: 'Decisions',
  run: 'Run',
  threshold: 'Threshold',
  offline: 'Offline',
  conversation: 'Conversation',
} as const;

/** In the order in which the company has its bands. */
const islandsOf = (bands: string[]) =>
  bands.flatMap((band) => (band in islandOf ? [islandOf[band as keyof typeof islandOf]] : []));

const expected: Record<string, string[]> = {
  '/': islandsOf(homeBands),
  ...Object.fromEntries(
    ownPages.map(({ slug, bands }) => [`/${slug}`, islandsOf(bands.map(({ kind }) => kind))]),
  ),
  '/contact': ['ContactForm'],
  ...Object.fromEntries(services.map(({ path, canonical }) => [path, islandsOfService(canonical)])),
};

/** A list that holds the heading of its page is the whole page; around any other the form follows by itself. */
function islandsOfService(path: string) {
  const service = written.find(({ slug }) => path === `/services/${slug}`);
  const kinds: string[] = service?.bands.map(({ kind }) => kind) ?? [];
  const whole = kinds.some((kind) => ['serviceHead', 'opening', 'hero'].includes(kind));
  return [...islandsOf(kinds), ...(whole ? [] : ['ContactForm'])];
}

test('each page has the islands that it is tested for', async ({ request }) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(/<astro-island[^>]*component-export="(\w+)"/g)];
    expect(
      found.map(([, name]) => name),
      path,
    ).toEqual(expected[path] ?? []);
  }
});

for (const [path, names] of Object.entries(expected)) {
  test(`every island of ${path} hydrates when it comes into view and works`, async ({ page }) => {
    await page.goto(path);
    for (const name of names) {
      const island = page.locator(`astro-island[component-export="${name}"]`);
      await island.locator('> *').first().scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
      await answers[name]?.(page, island);
    }
  });
}
