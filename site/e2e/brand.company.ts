import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeNew } from '../../scripts/new.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { startService } from '../../test/service.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${content}</svg>`;
const gradient =
  '<defs><linearGradient id="a"><stop stop-color="#060"/><stop offset="1" stop-color="#090"/></linearGradient></defs>';

/** A company with a finished theme, a logo for each ground, an icon with ids, and three customers' logos. */
async function aCompany(): Promise<string> {
  const folder = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden & Rye', folder);
  const customers = join(folder, 'brand/customers');
  mkdirSync(customers, { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('brand/theme.yaml', 'theme: poster\ncolors:\n  deep: "#101820"\nspacing: 1.1\n');
  write(
    'brand/logo.svg',
    svg('400 80', `${gradient}<script>alert(1)</script><path fill="url(#a)" d="M0 0h400v80H0z"/>`),
  );
  write('brand/logo-dark.svg', svg('400 80', '<path fill="#9f9" d="M0 0h400v80H0z"/>'));
  write('brand/icon.svg', svg('60 30', `${gradient}<path fill="url(#a)" d="M0 0h60v30H0z"/>`));
  write('brand/customers/ink.svg', svg('90 30', '<path fill="currentColor" d="M0 0h90v30z"/>'));
  write('brand/customers/red.svg', svg('30 30', '<path fill="#c00" d="M0 0h30v30H0z"/>'));
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 600, height: 200, channels: 4, background: ground } })
    .png()
    .toFile(join(customers, 'raster.png'));
  write(
    'customers.yaml',
    '- { id: one, mark: ink, name: Ink Works }\n' +
      '- { id: two, mark: red, name: Red Lines, colors: own }\n' +
      '- { id: three, mark: raster }\n',
  );
  const home = readFileSync(join(folder, 'pages/home.yaml'), 'utf8');
  write(
    'pages/home.yaml',
    home.replace(
      /^ {2}- kind: (?!hero)/m,
      (next) => `  - kind: customers\n    heading: Customers\n    text: Three of them.\n${next}`,
    ),
  );
  return folder;
}

/** The logo at a place once it is drawn: one further down is fetched when somebody comes near it. */
async function shown(page: Page, place: string) {
  const logo = page.locator(`${place} a[href='/'] img`);
  await logo.scrollIntoViewIfNeeded();
  const drawn = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(drawn, `the logo in ${place} is drawn`).toBe(true);
  return logo.evaluate((image: HTMLImageElement) => ({
    file: new URL(image.currentSrc).pathname,
    ratio: image.getBoundingClientRect().width / image.getBoundingClientRect().height,
  }));
}

test('a logo, an icon, customers’ logos and a theme of files stand everywhere, by day and by night', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const company = await aCompany();
  const dist = await buildElsewhere({ COMPANY: company });
  const service = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
  try {
    for (const width of [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.goto(service.url);
        const where = `${width}px, ${colorScheme}`;
        const night = colorScheme === 'dark';
        const header = await shown(page, '.site-header > .wrap');
        expect(header.file, where).toBe(night ? '/brand/logo-dark.svg' : '/brand/logo.svg');
        expect(header.ratio, where).toBeCloseTo(5, 1);
        expect((await shown(page, 'footer')).file, where).toBe('/brand/logo-dark.svg');
        const name = 'Halden & Rye';
        await expect(page.getByRole('banner').getByRole('link', { name })).toHaveText('');
        await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();

        const heading = page.locator('h1');
        await expect(heading).toHaveCSS('font-weight', '800');
        await expect(heading).toHaveCSS('font-family', /^Archivo/);
        await expect(page.locator('main a.button').first()).toHaveCSS('border-radius', '0px');
        await expect(page.locator('body > footer')).toHaveCSS('border-top-width', '6px');
        await expect(page.locator('body > footer')).toHaveCSS(
          'background-color',
          'rgb(16, 24, 32)',
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }

    // Each logo by its name; in one colour, which is that of the words, or in its own.
    const strip = page.locator('.logo-row').first();
    await expect(strip.getByRole('img', { name: 'Ink Works' })).toBeVisible();
    await expect(strip.getByRole('img', { name: 'Red Lines' })).toHaveAttribute(
      'src',
      '/brand/customers/red.svg',
    );
    const masked = strip.locator('span[role=img]');
    await expect(masked).toHaveCSS('mask-image', /raster\.webp/);
    await expect(masked).toHaveAttribute('aria-label', /3/);
    // Three logos in a window for two or five: the row is repeated, and one still passes every 3 s.
    const row = await page.locator('.logo-track').evaluate((track) => ({
      duration: track.getAnimations()[0]?.effect?.getComputedTiming().duration,
      read: track.querySelectorAll('ul:not([aria-hidden]) li').length,
      half: track.querySelectorAll('li').length / 2,
    }));
    expect(row).toEqual({ duration: 3000 * row.half, read: 3, half: 6 });

    const file = (path: string) => readFileSync(join(dist, path));
    expect(file('brand/logo.svg').toString()).toContain('url(#a)');
    expect(file('brand/logo.svg').toString()).not.toContain('script');
    expect((await sharp(file('brand/customers/raster.webp')).metadata()).height).toBe(128);
    const { data, info } = await sharp(file('icon-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], 'an icon that is wide stays whole').toEqual([192, 192]);
    const alpha = (x: number, y: number) => data[(y * 192 + x) * info.channels + 3];
    expect([alpha(4, 96), alpha(187, 96), alpha(96, 10)]).toEqual([255, 255, 0]);
    // The green of the logo, where the name would stand.
    const share = await sharp(file('share/home.png')).removeAlpha().raw().toBuffer();
    const at = (74 * 1200 + 100) * 3;
    expect((share[at + 1] ?? 0) - (share[at] ?? 0), 'green on a share image').toBeGreaterThan(60);
    const manifest = JSON.parse(file('manifest.webmanifest').toString()) as { theme_color: string };
    expect(manifest.theme_color).toBe('#ffffff');
    expect(JSON.parse(file('headers.json').toString())).toMatchObject({ accent: '#0a0a0a' });
  } finally {
    await service.stop();
  }
});
