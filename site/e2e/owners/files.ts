import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readShifts, watchShifts } from '../../check/pages/shifts.ts';
import { expect, test } from '../support/test.ts';
import { dist, film, photograph, altText, site } from './company.ts';

const service = '/services/web-development';
const article = '/blog/a-first-article';

const urlOf = (path: string) => `${site?.url}${path}`;
const file = (path: string) => readFileSync(join(dist, path));
const built = () => readdirSync(dist, { recursive: true, encoding: 'utf8' });

/** The logo at a place once it is drawn: pictures further down load when they come near the window. */
async function logoIn(page: Page, place: string) {
  const logo = page.locator(`${place} a[href='/'] img`);
  await logo.scrollIntoViewIfNeeded();
  const isDrawn = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDrawn, `the logo in ${place} is drawn`).toBe(true);
  return logo.evaluate((image: HTMLImageElement) => ({
    file: new URL(image.currentSrc).pathname,
    ratio: image.getBoundingClientRect().width / image.getBoundingClientRect().height,
  }));
}

test('the logo has a version for each background, and the theme applies everywhere, in both schemes', async ({
  page,
}) => {
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(urlOf('/'));
      const where = `${width}px, ${colorScheme}`;
      const header = await logoIn(page, '.site-header > .wrap');
      const ownGround = colorScheme === 'dark' ? '/brand/logo-dark.svg' : '/brand/logo.svg';
      expect(header.file, where).toBe(ownGround);
      expect(header.ratio, where).toBeCloseTo(5, 1);
      expect((await logoIn(page, 'footer')).file, where).toBe('/brand/logo-dark.svg');
      const name = 'Halden & Rye';
      await expect(page.getByRole('banner').getByRole('link', { name })).toHaveText('');
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
      await expect(page.locator('h1')).toHaveCSS('font-family', /^Archivo/);
      await expect(page.locator('main a.button').first()).toHaveCSS('border-radius', '0px');
      const footer = page.locator('body > footer');
      await expect(footer).toHaveCSS('background-color', 'rgb(16, 24, 32)');
    }
});

test('each customer’s logo has an accessible name, and the color of the text or its own', async ({
  page,
}) => {
  await page.goto(urlOf('/'));
  const strip = page.locator('.logo-row').first();
  await expect(strip.getByRole('img', { name: 'Ink Works' })).toBeVisible();
  const coloredLogo = strip.getByRole('img', { name: 'Red Lines' });
  await expect(coloredLogo).toHaveAttribute('src', '/brand/customers/red.svg');
  const masked = strip.locator('span[role=img]');
  await expect(masked).toHaveCSS('mask-image', /raster\.webp/);
  await expect(masked).toHaveAttribute('aria-label', /3/);
});

test('a logo loses its script, and becomes complete icons, share images and a manifest', async () => {
  expect(file('brand/logo.svg').toString()).toContain('url(#a)');
  expect(file('brand/logo.svg').toString()).not.toContain('script');
  expect((await sharp(file('brand/customers/raster.webp')).metadata()).height).toBe(128);
  const { data, info } = await sharp(file('icon-192.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height], 'an icon that is wide stays whole').toEqual([192, 192]);
  const alpha = (x: number, y: number) => data[(y * 192 + x) * info.channels + 3];
  expect([alpha(4, 96), alpha(187, 96), alpha(96, 10)]).toEqual([255, 255, 0]);
  // The logo's green, where the name would be.
  const share = await sharp(file('share/contact.png')).removeAlpha().raw().toBuffer();
  const pixel = (74 * 1200 + 100) * 3;
  expect((share[pixel + 1] ?? 0) - (share[pixel] ?? 0)).toBeGreaterThan(60);
  const manifest = JSON.parse(file('manifest.webmanifest').toString()) as { theme_color: string };
  expect(manifest.theme_color).toBe('#ffffff');
  expect(JSON.parse(file('built-site.json').toString())).toMatchObject({ accent: '#0a0a0a' });
});

/** A page's photographs once they are drawn, with the size of each loaded file. */
async function fetched(page: Page) {
  const pictures = page.locator('main picture img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
  const all = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      path: new URL(image.currentSrc).pathname,
      clientWidth: image.clientWidth,
      alt: image.alt,
      loading: image.loading,
      card: image.closest('li:has(h2)') !== null,
    })),
  );
  return Promise.all(
    all.map(async ({ clientWidth, ...one }) => {
      const { width } = await sharp(join(dist, one.path)).metadata();
      const bytes = statSync(join(dist, one.path)).size;
      return { ...one, bytes, sharpness: width / clientWidth };
    }),
  );
}

test.describe('on a phone with a pixel ratio of three', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('a photograph of 6 MB costs at most 120 KB, 40 KB in a card, is sharp, and shifts nothing when it loads', async ({
    page,
    watched,
  }) => {
    // Excludes shifts that fonts cause.
    await page.route('**/*.woff2', (route) => route.abort());
    watched.errors.push(/ERR_FAILED/);
    expect(photograph).toBeGreaterThanOrEqual(6_000_000);
    await watchShifts(page);
    for (const path of ['/', service, '/industry/retail', '/blog', article]) {
      await page.goto(urlOf(path));
      const pictures = (await fetched(page)).filter(({ alt }) => alt === altText);
      expect(pictures.length, path).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture.bytes, path).toBeLessThanOrEqual(picture.card ? 40_000 : 120_000);
        expect(picture.path).toMatch(/\.avif$/);
        // Below this value it would look blurred.
        expect(picture.sharpness, path).toBeGreaterThanOrEqual(1.9);
      }
      if (path === '/') expect(pictures[0]?.loading).toBe('eager');
      expect(await readShifts(page), path).toEqual([]);
    }
  });
});

test('a video’s picture fills its place until it is pressed, with the title over it', async ({
  page,
  watched,
}) => {
  watched.origins.add('https://player.vimeo.com');
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'Player' }));
  // Excludes shifts that fonts cause.
  await page.route('**/*.woff2', (route) => route.abort());
  watched.errors.push(/ERR_FAILED/);
  await watchShifts(page);
  await page.goto(urlOf(article));
  const play = page.getByRole('button', { name: film });
  await play.scrollIntoViewIfNeeded();
  const [place, filled] = [await play.boundingBox(), await play.locator('img').boundingBox()];
  expect(filled?.width).toBeCloseTo((place?.width ?? 0) - 2, 0);
  expect(filled?.height).toBeCloseTo((place?.height ?? 0) - 2, 0);
  const caption = await play.getByText(film).evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return { onTop: topmost === words, background: getComputedStyle(words).backgroundColor };
  });
  // It has its own background, so that it is legible on any picture.
  expect(caption.onTop).toBe(true);
  expect(caption.background).not.toBe('rgba(0, 0, 0, 0)');
  expect(await readShifts(page), 'on a wide screen').toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', film);
});

test('a panel shows its photograph once it is open, and a feed has absolute addresses of pictures', async ({
  page,
}) => {
  expect(file('feed.xml').toString()).toMatch(
    /&lt;img src=&quot;https?:\/\/[^&]+\/_astro\/dusk[^&]+\.webp&quot; alt=&quot;Ridges/,
  );
  await page.goto(urlOf('/contact'));
  const picture = page.locator('#services-panel').getByRole('img', { includeHidden: true }).first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await page.locator('[popovertarget=services-panel]').click();
  await expect.poll(width).toBeGreaterThan(0);
});

test('no camera metadata, no original photograph and no unused picture is published', async () => {
  const files = built().filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name));
  expect(files.some((name) => name.endsWith('.avif'))).toBe(true);
  for (const name of files) {
    const { exif, xmp, iptc, orientation } = await sharp(file(name)).metadata();
    expect([exif, xmp, iptc, orientation], name).toEqual(Array(4).fill(undefined));
    expect(file(name).includes('Camera 1'), name).toBe(false);
  }
  expect(files.filter((name) => /unused/.test(name))).toEqual([]);
  expect(files.filter((name) => /^_astro.*\.(jpe?g|png)$/i.test(name))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('photographs are visible, on paper and in forced colors too', async ({ page }) => {
    for (const media of [{}, { media: 'print' as const }, { forcedColors: 'active' as const }]) {
      await page.emulateMedia(media);
      for (const path of ['/', service, article]) {
        await page.goto(urlOf(path));
        const picture = page.getByRole('img', { name: altText }).first();
        await expect(picture).toBeVisible();
        expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
      }
    }
  });
});

test('a page is shared with its photograph', async () => {
  for (const [page, photographed] of [
    ['index', true],
    [service, true],
    ['contact', false],
  ] as const) {
    const html = file(`${page}.html`).toString();
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(image, page).toMatch(photographed ? /\/share\/.*\.jpg$/ : /\/share\/.*\.png$/);
    expect(/og:image:alt" content="([^"]+)"/.exec(html)?.[1]?.includes(altText)).toBe(photographed);
    const shared = file(new URL(image).pathname);
    const { width, height } = await sharp(shared).metadata();
    expect([width, height], page).toEqual([1200, 630]);
    expect(shared.length, page).toBeLessThanOrEqual(200_000);
  }
});
