import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startService } from '../test/service.ts';
import { ensureChromium } from './browser.ts';

// Every kind of page, full length, at four widths, light and dark, as a stranger would see it.

const kinds = {
  home: '/',
  service: '/services/web-development',
  'service-branding': '/services/branding',
  'service-overview': '/services/quality-assurance',
  industry: '/industry/healthcare',
  blog: '/blog',
  article: '/blog/react-hooks',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy-policy',
  'not-found': '/nowhere',
  'thank-you': '/thank-you',
};
const widths = [390, 800, 1280, 1920];
const schemes = ['light', 'dark'] as const;

const only = process.argv.slice(2);
const wanted = Object.entries(kinds).filter(([kind]) => only.length === 0 || only.includes(kind));
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
    for (const [kind, path] of wanted) {
      await page.goto(service.url + path);
      await page.screenshot({
        path: join('screenshots', `${kind}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
    await context.close();
  }
  console.log(`${wanted.length} kinds of pages at ${widths.join(', ')} in ${colorScheme}`);
}
await browser.close();
await service.stop();
