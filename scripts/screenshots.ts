import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { everyRoute } from '../test/routes.ts';
import { startService } from '../test/service.ts';
import { ensureChromium } from './browser.ts';

// Every page, full length, at four widths, light and dark, as a stranger would see it. What follows the command chooses: pages
// whose address begins with it, as in `npm run screenshots -- /work /contact`.

const pages = [
  ...everyRoute.filter(({ path, canonical }) => path === canonical).map(({ path }) => path),
  '/nowhere',
];
const widths = [390, 800, 1280, 1920];
const schemes = ['light', 'dark'] as const;

const only = process.argv.slice(2);
const wanted = pages.filter(
  (path) =>
    only.length === 0 || only.some((start) => path === start || path.startsWith(`${start}/`)),
);
/** Everything has come into view once, as for a visitor: islands load then. */
async function scrollThrough(page: Page) {
  const { height = 0 } = (await page.locator('body').boundingBox()) ?? {};
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  await page.keyboard.press('Home');
  await page.waitForTimeout(300);
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
const service = await startService();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
mkdirSync('screenshots', { recursive: true });
for (const colorScheme of schemes) {
  for (const width of widths) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of wanted) {
      await page.goto(service.url + path);
      await scrollThrough(page);
      await page.screenshot({
        path: join('screenshots', `${nameOf(path)}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
    await context.close();
  }
  console.log(`${wanted.length} pages at ${widths.join(', ')} in ${colorScheme}`);
}
await browser.close();
await service.stop();
