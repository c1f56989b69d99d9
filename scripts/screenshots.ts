import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { everyRoute } from '../test/routes.ts';
import { answerHelp } from './lib/help.ts';
import { startService } from './lib/service.ts';
import { chromiumArguments, ensureChromium } from './lib/browser.ts';
import { takeEditPictures } from './guide/edit-pictures.ts';
import { guideFolder, readGuide } from './guide/read-guide.ts';
import { Website } from './guide/website.ts';

// `npx node scripts/screenshots.ts` captures every page at four widths, light and dark, in `screenshots/`. `/work
// /contact` captures pages whose paths begin so, `readme` the README's pictures, `guide` the guide's, `edit` those of its
// page about the editor.

answerHelp();

const schemes = ['light', 'dark'] as const;
const widths = [390, 800, 1280, 1920];

/** Scrolls to the end and back, so that every island comes into view and hydrates. */
async function scrollThrough(page: Page) {
  const { height = 0 } = (await page.locator('body').boundingBox()) ?? {};
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  await page.keyboard.press('Home');
  await page.waitForTimeout(300);
}

async function everyPage(browser: Browser, starts: string[]) {
  const routes = everyRoute.filter(({ path, canonical }) => path === canonical);
  const paths = [...routes.map(({ path }) => path), '/nowhere'].filter(
    (path) => starts.length === 0 || starts.some((it) => path === it || path.startsWith(`${it}/`)),
  );
  mkdirSync('screenshots', { recursive: true });
  const service = await startService();
  for (const colorScheme of schemes)
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(service.url + path);
        await scrollThrough(page);
        const name = path.slice(1).replaceAll('/', '-') || 'home';
        const file = join('screenshots', `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await page.close();
    }
  await service.stop();
}

async function readmePictures(browser: Browser) {
  const folder = join(import.meta.dirname, '../docs/pictures');
  mkdirSync(folder, { recursive: true });
  const service = await startService();
  for (const colorScheme of schemes) {
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
    await page.goto(service.url, { waitUntil: 'networkidle' });
    const shot = await page.screenshot({ animations: 'disabled' });
    await sharp(shot)
      .png({ palette: true })
      .toFile(join(folder, `home-${colorScheme}.png`));
    await page.close();
  }
  await service.stop();
}

async function guidePictures(browser: Browser) {
  const steps = readGuide();
  const folder = join(guideFolder, 'pictures');
  const website = new Website();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 920 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const taken = new Map<string, Buffer>();
    for (const step of steps) {
      await website.follow(step, page);
      const shot = await page.screenshot({ animations: 'disabled' });
      taken.set(step.picture, await sharp(shot).resize(960).webp({ quality: 78 }).toBuffer());
      console.log(`${step.number}. ${step.title}`);
    }
    // Written at the end, because pictures of two states would not match.
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    for (const [path, bytes] of taken) writeFileSync(join(guideFolder, path), bytes);
  } finally {
    await website.close();
  }
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
try {
  if (wanted[0] === 'guide') await guidePictures(browser);
  else if (wanted[0] === 'edit') await takeEditPictures(browser, join(guideFolder, 'edit'));
  else if (wanted[0] === 'readme') await readmePictures(browser);
  else await everyPage(browser, wanted);
} finally {
  await browser.close();
}
