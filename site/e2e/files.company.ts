import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeNew } from '../../scripts/new.ts';
import { writePhotograph } from '../../test/photograph.ts';
import { type Service, startService } from '../../scripts/service.ts';
import { shiftsSoFar, watchShifts } from '../check/pages/shifts.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company whose logo, icon, theme and pictures are files, without case studies, as an owner makes one.

// In one process, because all tests use one build.
test.describe.configure({ mode: 'default' });

const company = join(temporaryFolder(), 'halden');
const shown = 'Ridges one behind the other at dusk';
const film = 'How a ridge is measured';
const service = '/services/web-development';
const article = '/blog/a-first-article';
let photograph = 0;
let dist = '';
let site: Service | undefined;

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${content}</svg>`;
const gradient =
  '<defs><linearGradient id="a"><stop stop-color="#060"/><stop offset="1" stop-color="#090"/></linearGradient></defs>';

const write = (path: string, text: string) => writeFileSync(join(company, path), text);
const change = (path: string, how: (text: string) => string) =>
  write(path, how(readFileSync(join(company, path), 'utf8')));

/** Writes a finished theme, a logo for each background, an icon with ids, and three customers' logos. */
async function writeBrand(): Promise<void> {
  const customers = join(company, 'brand/customers');
  mkdirSync(customers, { recursive: true });
  write('brand/theme.yaml', 'theme: poster\ncolors:\n  deep: "#101820"\nspacing: 1.1\n');
  write(
    'brand/logo.svg',
    svg('400 80', `${gradient}<script>alert(1)</script><path fill="url(#a)" d="M0 0h400v80H0z"/>`),
  );
  write('brand/logo-dark.svg', svg('400 80', '<path fill="#9f9" d="M0 0h400v80H0z"/>'));
  write('brand/icon.svg', svg('60 30', `${gradient}<path fill="url(#a)" d="M0 0h60v30H0z"/>`));
  write('brand/customers/ink.svg', svg('90 30', '<path fill="currentColor" d="M0 0h90v30z"/>'));
  write('brand/customers/red.svg', svg('30 30', '<path fill="#c00" d="M0 0h30v30H0z"/>'));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 600, height: 200, channels: 4, background } })
    .png()
    .toFile(join(customers, 'raster.png'));
  write(
    'customers.yaml',
    '- { id: one, mark: ink, name: Ink Works }\n' +
      '- { id: two, mark: red, name: Red Lines, colors: own }\n' +
      '- { id: three, mark: raster }\n',
  );
  change('pages/home.yaml', (home) =>
    home.replace(
      /^ {2}- kind: (?!hero)/m,
      (next) => `  - kind: customers\n    heading: Customers\n    text: Three of them.\n${next}`,
    ),
  );
}

/** Writes photographs of 6 MB as telephones take them, with the place in their metadata. */
async function writePhotographs(): Promise<void> {
  photograph = (await writePhotograph(join(company, 'pictures/dusk.jpg'), { grain: 0.8 })).length;
  const upright = join(company, 'pictures/Upright Ridge.JPG');
  await writePhotograph(upright, { seed: 4, width: 1600, height: 1200, orientation: 6 });
  await writePhotograph(join(company, 'pictures/unused.jpg'), { width: 900, height: 700 });
  write('pictures/plan.svg', svg('90 60', '<path d="M9 9h72v42H9z"/>'));
  const image = (src: string) => `image: { src: ${src}, alt: ${shown} }\n`;
  change('pages/home.yaml', (home) =>
    home.replace(/^ {2}- kind: hero\n/m, (hero) => `${hero}    ${image('dusk.jpg')}`),
  );
  change('navigation.yaml', (text) =>
    text.replace(/^ {2}services:\n/m, (panel) => `${panel}    ${image('dusk.jpg')}`),
  );
  // Replaces the picture of a page that has one already.
  const give = (path: string, src: string) =>
    change(path, (text) => `${text.replace(/^image:.*\n(?:  .*\n)*/m, '')}${image(src)}`);
  give('services/web-development.yaml', 'dusk.jpg');
  give('industries/retail.yaml', 'Upright Ridge.JPG');
  change('articles/a-first-article.md', (text) => {
    const video = `\`\`\`video\ntitle: ${film}\nvimeo: 1\n${image('dusk.jpg')}\`\`\``;
    const body = `![${shown}](../pictures/dusk.jpg)\n\n![](../pictures/plan.svg)\n\n${video}`;
    return `${text.replace(/^---\n/, `---\n${image('dusk.jpg')}`)}\n${body}\n`;
  });
}

test.beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  await writeBrand();
  await writePhotographs();
  dist = await buildElsewhere({ COMPANY: company });
  site = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
test.afterAll(() => site?.stop());

const at = (path: string) => `${site?.url}${path}`;
const file = (path: string) => readFileSync(join(dist, path));
const built = () => readdirSync(dist, { recursive: true, encoding: 'utf8' });

/** The logo at a place once it is drawn: pictures further down load when they come near the window. */
async function logoIn(page: Page, place: string) {
  const logo = page.locator(`${place} a[href='/'] img`);
  await logo.scrollIntoViewIfNeeded();
  const drawn = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(drawn, `the logo in ${place} is drawn`).toBe(true);
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
      await page.goto(at('/'));
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

test('each customer’s logo has its name, in the text’s colour or its own', async ({ page }) => {
  await page.goto(at('/'));
  const strip = page.locator('.logo-row').first();
  await expect(strip.getByRole('img', { name: 'Ink Works' })).toBeVisible();
  const own = strip.getByRole('img', { name: 'Red Lines' });
  await expect(own).toHaveAttribute('src', '/brand/customers/red.svg');
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
  const all = await pictures.evaluateAll((found) =>
    (found as HTMLImageElement[]).map((image) => ({
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
      await page.goto(at(path));
      const pictures = (await fetched(page)).filter(({ alt }) => alt === shown);
      expect(pictures.length, path).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture.bytes, path).toBeLessThanOrEqual(picture.card ? 40_000 : 120_000);
        expect(picture.path).toMatch(/\.avif$/);
        // Below this value it would look blurred.
        expect(picture.sharpness, path).toBeGreaterThanOrEqual(1.9);
      }
      if (path === '/') expect(pictures[0]?.loading).toBe('eager');
      expect(await shiftsSoFar(page), path).toEqual([]);
    }
  });
});

test('a video’s picture fills its place until it is pressed, with the title over it', async ({
  page,
  watched,
}) => {
  watched.origins.add('https://player.vimeo.com');
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'Player' }));
  await watchShifts(page);
  await page.goto(at(article));
  const play = page.getByRole('button', { name: film });
  await play.scrollIntoViewIfNeeded();
  const [place, filled] = [await play.boundingBox(), await play.locator('img').boundingBox()];
  expect(filled?.width).toBeCloseTo((place?.width ?? 0) - 2, 0);
  expect(filled?.height).toBeCloseTo((place?.height ?? 0) - 2, 0);
  const seen = await play.getByText(film).evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return { onTop: at === words, background: getComputedStyle(words).backgroundColor };
  });
  // It has its own background, so that it is legible on any picture.
  expect(seen.onTop).toBe(true);
  expect(seen.background).not.toBe('rgba(0, 0, 0, 0)');
  expect(await shiftsSoFar(page), 'on a wide screen').toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', film);
});

test('a panel shows its photograph once it is open, and a feed has absolute addresses of pictures', async ({
  page,
}) => {
  expect(file('feed.xml').toString()).toMatch(
    /&lt;img src=&quot;https?:\/\/[^&]+\/_astro\/dusk[^&]+\.webp&quot; alt=&quot;Ridges/,
  );
  await page.goto(at('/contact'));
  const picture = page.locator('#services-panel').getByRole('img', { includeHidden: true }).first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await page.locator('[popovertarget=services-panel]').click();
  await expect.poll(width).toBeGreaterThan(0);
});

test('no metadata of camera and place is published, no original photograph, and none that no page shows', async () => {
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

  test('photographs are visible, on paper and in forced colours too', async ({ page }) => {
    for (const media of [{}, { media: 'print' as const }, { forcedColors: 'active' as const }]) {
      await page.emulateMedia(media);
      for (const path of ['/', service, article]) {
        await page.goto(at(path));
        const picture = page.getByRole('img', { name: shown }).first();
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
    expect(/og:image:alt" content="([^"]+)"/.exec(html)?.[1]?.includes(shown)).toBe(photographed);
    const shared = file(new URL(image).pathname);
    const { width, height } = await sharp(shared).metadata();
    expect([width, height], page).toEqual([1200, 630]);
    expect(shared.length, page).toBeLessThanOrEqual(200_000);
  }
});

test('without case studies nothing links to any, and their address is a 404', async ({
  request,
}) => {
  for (const path of ['/work', '/work/anything'])
    expect((await request.get(at(path))).status(), path).toBe(404);
  expect(built().filter((path) => /(^|[\\/])work([.\\/]|$)/.test(path))).toEqual([]);
  const leading = built()
    .filter((path) => /\.(html|txt|xml|json)$/.test(path))
    .filter((path) => /(?:href="|example|:\d+)\/work(?:["/<]|$)/m.test(file(path).toString()));
  expect(leading).toEqual([]);
});
