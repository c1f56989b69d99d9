import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import type { Locator, Page } from '@playwright/test';
import { carouselMoves, homeHas } from '../../test/content.ts';
import { type Service, startService } from '../../scripts/lib/service.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { answer, field, openForm, refusesIt, sendButton, takesIt, toasts } from './support/form.ts';
import { textsOfPage, untranslated, writePseudoLanguage } from './support/pseudo-language.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// The company with an additional right-to-left language: pages are mirrored, drawings are not.
// docs/decisions/0010-languages.md

// In one process, because all tests use one build.
test.describe.configure({ mode: 'default' });

const company = join(temporaryFolderOfWorker(), 'mirrored');
let dist = '';
let service: Service | undefined;

test.beforeAll(async () => {
  cpSync(companyFolder(), company, { recursive: true });
  const change = (file: string, how: (text: string) => string) =>
    writeFileSync(join(company, file), how(readFileSync(join(company, file), 'utf8')));
  change(
    'company.yaml',
    (text) => `${text.replace(/^languages:.*\n/m, '')}\nlanguages: [en, ar]\n`,
  );
  const languages = '{ label: L, elsewhere: not this page, offer: This page, close: Close }';
  change('words.yaml', (text) =>
    /^languages:/m.test(text) ? text : `${text}\nlanguages: ${languages}\n`,
  );
  writePseudoLanguage(company, 'ar');
  dist = await buildElsewhere({ COMPANY: company });
  service = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
test.afterAll(() => service?.stop());

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${service?.url}${path}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test('no page contains a text in another language', () => {
  const lost = untranslated(company);
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^ar(\/.*)?\.html$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(10);
  for (const file of pages)
    expect(lost(...textsOfPage(readFileSync(join(dist, file), 'utf8'))), file).toEqual([]);
});

test('the form’s messages after success and failure are in the page’s language', async ({
  page,
  watched,
}) => {
  watched.errors.push(/Failed to load resource/);
  const lost = untranslated(company);
  for (const how of ['sent', 'failed'] as const) {
    await page.unrouteAll();
    await answer(page, how === 'sent' ? takesIt : refusesIt);
    await openForm(page, `${service?.url}/ar/contact`);
    await field(page, 'message').fill('١٢٣');
    await sendButton(page).click();
    await expect(toasts(page)).toBeVisible();
    const texts = await page
      .locator('main, .Toastify, [class*="toast"]')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText));
    // Text for screen readers, including that of a library. The offer of another language is in that language.
    const spokenTexts = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          ':not([aria-hidden=true], [aria-hidden=true] *, [hreflang], body [lang], body [lang] *)',
        ),
      ]
        .flatMap((element) => [
          element.ariaLabel,
          element.ariaDescription,
          element.ariaRoleDescription,
          element.ariaValueText,
          element.getAttribute('title'),
          element.getAttribute('alt'),
        ])
        .filter((name) => name !== null),
    );
    texts.push(...spokenTexts);
    expect(lost(...texts)).toEqual([]);
  }
});

const sides = async (element: Locator) => {
  const { x = NaN, width = NaN } = (await element.boundingBox()) ?? {};
  return { left: Math.round(x), right: Math.round(x + width) };
};

if (carouselMoves)
  test('the carousel advances to the left', async ({ page }) => {
    await open(page, '/ar', 1280);
    const testimonials = page.locator('.testimonials');
    await testimonials.scrollIntoViewIfNeeded();
    await expect(testimonials).toHaveAttribute('data-ready', 'true');
    const [pause, previous, next] = await page.locator('.testimonials-controls button').all();
    if (!pause || !previous || !next) throw new Error('no controls');
    await pause.click();
    expect((await sides(next)).right).toBeLessThan((await sides(previous)).left);
    const edge = (await sides(testimonials)).right;
    const slides = page.locator('.testimonial');
    /** How far a slide is from the first visible one's place, because positions are rounded. */
    const off = async (slide: number) => Math.abs((await sides(slides.nth(slide))).right - edge);
    await expect.poll(() => off(0)).toBeLessThan(2);
    expect((await sides(slides.nth(1))).right).toBeLessThan((await sides(slides.nth(0))).left + 2);
    await next.click();
    await expect.poll(() => off(1)).toBeLessThan(2);
    await previous.click();
    await expect.poll(() => off(0)).toBeLessThan(2);
  });

if (homeHas('logoStrip'))
  test('the customers’ logos move to the right, and leave no gap', async ({ page }) => {
    await open(page, '/ar', 1280);
    const places = await page.locator('.logo-track').evaluate((track) => {
      const [moving] = track.getAnimations();
      const duration = Number(moving?.effect?.getComputedTiming().duration);
      const frame = track.parentElement?.getBoundingClientRect() ?? new DOMRect();
      moving?.pause();
      return [0, 0.5, 0.999].map((share) => {
        if (moving) moving.currentTime = share * duration;
        const { left, right } = track.getBoundingClientRect();
        return { right, covers: left <= frame.left + 1 && right >= frame.right - 1 };
      });
    });
    expect(places.map(({ covers }) => covers)).toEqual([true, true, true]);
    const rights = places.map(({ right }) => right);
    expect(rights).toEqual(rights.toSorted((a, b) => a - b));
    expect(rights[2]).toBeGreaterThan((rights[0] ?? NaN) + 100);
  });

test('a toast appears at the left, with its button on the left', async ({ page }) => {
  await answer(page, takesIt);
  await open(page, '/ar/contact', 1280);
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await field(page, 'message').fill('صباح الخير');
  await sendButton(page).click();
  await expect.poll(async () => (await sides(toasts(page))).left).toBeLessThan(60);
  const beside = async () =>
    (await sides(toasts(page).locator('button'))).left - (await sides(toasts(page))).left;
  await expect.poll(beside).toBeLessThan(4);
  expect((await sides(toasts(page))).right).toBeLessThan(640);
});
