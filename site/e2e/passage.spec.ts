import type { Page } from '@playwright/test';
import { anArticle, kinds } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

// What travels from page to page: docs/decisions/0044-passage.md.

/** One side of a passage: the names on it, in its order, and what moves. */
type Side = { path: string; names: string[]; animations: { of: string; ends: number }[] };

/** Both sides of the last passage, or of a navigation without one: only the page that is left. */
type Seen = { left?: Side; arrived?: Side; failed?: string };

/** Runs in every page before its scripts, and keeps what it sees from page to page. */
function keepPassages() {
  const keep = (seen: object) => {
    const before = JSON.parse(sessionStorage.getItem('seen') ?? '{}') as object;
    sessionStorage.setItem('seen', JSON.stringify({ ...before, ...seen }));
  };
  const side = () => ({
    path: location.pathname,
    names: [...document.querySelectorAll('*')]
      .flatMap((element) => [
        getComputedStyle(element).viewTransitionName,
        getComputedStyle(element, '::before').viewTransitionName,
      ])
      .filter((name) => name !== 'none'),
    animations: document.getAnimations().flatMap(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      const { endTime } = effect?.getComputedTiming() ?? {};
      return pseudoElement?.startsWith('::view-transition')
        ? [{ of: pseudoElement, ends: Number(endTime) }]
        : [];
    }),
  });
  let passing = false;
  addEventListener('pageswap', ({ viewTransition }) => {
    sessionStorage.removeItem('seen');
    passing = viewTransition !== null;
  });
  // Registered before the page's own, which takes the names back.
  addEventListener('pagehide', () => {
    if (passing) keep({ left: side() });
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    viewTransition?.ready.then(
      () => keep({ arrived: side() }),
      (reason: unknown) => keep({ failed: String(reason) }),
    );
  });
}

/** A machine on which everything between two pages takes no time, whatever this one does. */
const quickMachine = () => void (performance.now = () => 0);

/** A machine that never draws two frames in time. */
function slowMachine() {
  let time = 0;
  performance.now = () => (time += 1_000);
}

/** Waits until the page has shown that it is quick, or that it is not. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      ),
  );

const seen = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '{}') as Seen);

async function open(page: Page, path: string) {
  await page.goto(path);
  await drawn(page);
}

/** Leaves for another page as a link does, and waits until nothing of the passage is left. */
async function leaveFor(page: Page, path: string): Promise<Seen> {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(path);
  await page.waitForLoadState();
  await drawn(page);
  await expect.poll(() => page.evaluate(() => document.activeViewTransition ?? null)).toBeNull();
  return seen(page);
}

/** Every name that an element has while nothing is under way, but those that the sheets give. */
const namedNow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
      ({ style }) => style.viewTransitionName,
    ),
  );

const card = (page: Page, href: string) => page.locator(`main a[data-card][href="${href}"]`);

async function pressCard(page: Page, href: string): Promise<Seen> {
  await card(page, href).first().click();
  await page.waitForURL(href);
  await page.waitForLoadState();
  await expect.poll(async () => (await seen(page)).arrived).toBeDefined();
  return seen(page);
}

test.beforeEach(async ({ context, watched }) => {
  watched.errors.push(/status of 404/);
  await context.addInitScript(keepPassages);
});

test.describe('on a quick machine', () => {
  test.beforeEach(({ context }) => context.addInitScript(quickMachine));

  test('the title of a pressed card becomes the heading of the page it leads to', async ({
    page,
  }) => {
    await open(page, '/blog');
    const { left, arrived } = await pressCard(page, anArticle);
    expect(left?.names).toContain('title');
    expect(arrived?.path).toBe(anArticle);
    expect(arrived?.names).toContain('title');
    const groups = arrived?.animations.map(({ of }) => of);
    expect(groups).toContain('::view-transition-group(title)');
  });

  test('what both have, a drawing or a picture, travels too', async ({ page }) => {
    await open(page, '/blog');
    const pictured =
      (await card(page, anArticle)
        .first()
        .locator('xpath=ancestor::li')
        .locator('svg,img')
        .count()) > 0;
    const { left, arrived } = await pressCard(page, anArticle);
    expect(left?.names.includes('drawing-0')).toBe(pictured);
    expect(arrived?.names.includes('drawing-0')).toBe(pictured);
  });

  test('Back, the heading becomes the title of its card', async ({ page }) => {
    await open(page, '/blog');
    await pressCard(page, anArticle);
    await drawn(page);
    await page.goBack();
    await page.waitForURL('/blog');
    await expect.poll(async () => (await seen(page)).arrived?.path).toBe('/blog');
    const { left, arrived } = await seen(page);
    expect(left?.names).toContain('title');
    expect(arrived?.names).toContain('title');
  });

  test('no page names anything twice, moves for more than 250 ms, or keeps a name', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const path of [...kinds.filter((kind) => kind !== '/about'), '/about']) {
      const { left, arrived, failed } = await leaveFor(page, path);
      expect(failed, path).toBeUndefined();
      expect(arrived?.path).toBe(path);
      for (const side of [left, arrived])
        expect(side?.names, side?.path).toEqual([...new Set(side?.names)]);
      expect(arrived?.animations.length, path).toBeGreaterThan(0);
      for (const { of, ends } of arrived?.animations ?? [])
        expect(ends, `${path} ${of}`).toBeLessThanOrEqual(250);
      expect(await namedNow(page), path).toEqual([]);
    }
  });

  test('once the arrival has taken too long, the visit goes on without', async ({ page }) => {
    await page.addInitScript((late) => {
      if (location.pathname !== late) return;
      let time = 0;
      performance.now = () => (time += 1_000);
    }, anArticle);
    await open(page, '/about');
    await leaveFor(page, anArticle);
    await page.goto('/about');
    await drawn(page);
    expect((await leaveFor(page, '/contact')).arrived).toBeUndefined();
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('there is no passage', async ({ page }) => {
      await open(page, '/about');
      expect(await leaveFor(page, '/contact')).toEqual({});
    });
  });
});

test('a slow machine goes without, and is told nothing', async ({ context, page }) => {
  await context.addInitScript(slowMachine);
  await open(page, '/about');
  for (const path of ['/contact', '/blog', '/about']) {
    const { arrived, failed } = await leaveFor(page, path);
    expect({ arrived, failed }, path).toEqual({});
  }
});

test('without storage a passage is made all the same', async ({ context, page }) => {
  await context.addInitScript(quickMachine);
  await context.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key: string) {
      if (key === 'slow') throw new DOMException('Denied', 'SecurityError');
      return getItem.call(this, key);
    };
  });
  await open(page, '/about');
  expect((await leaveFor(page, '/contact')).arrived?.path).toBe('/contact');
});

/**
 * From leaving a page to the first paint of the next, in milliseconds: the least of a few, since a shared
 * machine can stall.
 */
async function wait(page: Page): Promise<number> {
  const waits: number[] = [];
  await open(page, '/about');
  for (let round = 0; round < 4; round++)
    for (const path of ['/contact', '/about']) {
      const left = await page.evaluate(() => Date.now());
      await leaveFor(page, path);
      const painted = await page.evaluate(
        () =>
          performance.timeOrigin +
          (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
      );
      waits.push(painted - left);
    }
  return Math.min(...waits);
}

test('a navigation with a passage is painted as soon as one without, but for the pictures', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const without = await wait(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await wait(page)).toBeLessThan(without + 250);
});
