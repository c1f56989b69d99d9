import sharp from 'sharp';
import { expect } from 'vitest';
import { articles, home, industryNotFound, notFound, thankYou } from '../../../test/content.ts';
import { anArticle, anIndustry, aService } from '../../../test/routes.ts';
import type { Page } from './page.ts';
import { locators } from './locators.ts';
import { test } from './test.ts';

type Kind = { kind: string; path: string; status?: 404; heading: string | RegExp };

const kinds: Kind[] = [
  { kind: 'the home page', path: '/', heading: home.hero.rest },
  { kind: 'a service', path: aService, heading: /\w/ },
  { kind: 'an industry', path: anIndustry, heading: /\w/ },
  { kind: 'the blog', path: '/blog', heading: /\w/ },
  { kind: 'an article', path: anArticle, heading: articles[0]?.title ?? '' },
  { kind: 'about', path: '/about', heading: /\w/ },
  { kind: 'contact', path: '/contact', heading: /\w/ },
  { kind: 'the privacy policy', path: '/privacy-policy', heading: /\w/ },
  { kind: 'an unknown page', path: '/nothing-here', status: 404, heading: notFound.heading },
  {
    kind: 'an unknown industry',
    path: '/industry/unknown',
    status: 404,
    heading: industryNotFound.heading,
  },
  { kind: 'thank-you', path: '/thank-you', heading: thankYou.heading },
];

const sizes = [
  [1280, 800],
  [390, 844],
] as const;

for (const { kind, path, status = 200, heading } of kinds) {
  test(`${kind} is complete on a desktop and on a phone`, async ({ page, service, watched }) => {
    if (status === 404) watched.errors.push(/404/);
    for (const [width, height] of sizes) {
      const at = `at ${width}px`;
      await page.resize(width, height);
      await page.open(service.url + path);
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      expect(await page.evaluate(ownStatus), at).toBe(status);
      expect((await page.one(locators.heading)).text, at).toSatisfy((text: string) =>
        typeof heading === 'string' ? text.includes(heading) : heading.test(text),
      );
      await seeAll(page);
      await expect.poll(() => page.evaluate(emptyPictures), { message: at }).toEqual([]);
      expect(await page.evaluate(sideways), `scrolls sideways ${at}`).toBe(0);
      expect(await inkOf(page), `the largest drawing ${at}`).not.toBe(0);
      // On a phone a face may wait for the next page: inline/after-paint.ts
      if (width >= 768) expect(await page.evaluate(missingFaces), at).toEqual([]);
    }
  });
}

/** Runs in the page. */
async function ownStatus(): Promise<number> {
  return (await fetch(location.href, { method: 'HEAD' })).status;
}

/** Scrolls to the end and back, so that everything that waits for being seen has been. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Visible drawings without a line in them, and pictures that did not arrive. Runs in the page. */
function emptyPictures(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const drawings = [...document.querySelectorAll('svg')].filter(seen).filter((svg) => {
    const { width, height } = svg.getBBox();
    return width + height === 0;
  });
  const pictures = [...document.images]
    .filter(seen)
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  return [...drawings, ...pictures].map((element) => element.outerHTML.slice(0, 200));
}

/** How far the page scrolls sideways, in CSS pixels. Runs in the page. */
function sideways(): number {
  scrollTo({ left: 100, behavior: 'instant' });
  const moved = scrollX;
  scrollTo({ left: 0, behavior: 'instant' });
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(moved, scrollWidth - clientWidth);
}

/**
 * The fonts of the page whose files this engine cannot read. Whether a font is used is not checked: one
 * that loads late is left for the next page (`font-display: optional`). Runs in the page.
 */
async function missingFaces(): Promise<string[]> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[href$=".woff2"]')];
  const read = await Promise.all(
    files.map(({ href }) =>
      new FontFace('probe', `url(${href})`).load().then(
        () => [],
        () => [href],
      ),
    ),
  );
  return read.flat();
}

type Box = { x: number; y: number; width: number; height: number };

/** Brings the largest drawing into the window and says which part of it is there. Runs in the page. */
function largestDrawing(): Box | null {
  const size = (svg: Element) => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  const [largest] = [...document.querySelectorAll('main svg')]
    .filter((svg) => svg.checkVisibility({ visibilityProperty: true }))
    .sort((a, b) => size(b) - size(a));
  if (!largest || size(largest) < 2500) return null;
  largest.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = largest.getBoundingClientRect();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return {
    ...{ x, y },
    width: Math.min(right, document.documentElement.clientWidth) - x,
    height: Math.min(bottom, innerHeight) - y,
  };
}

/**
 * How much of the largest drawing's box is of another colour than most of it, as a browser has
 * painted it; `undefined` on a page that has no drawing.
 */
async function inkOf(page: Page): Promise<number | undefined> {
  const box = await page.evaluate(largestDrawing);
  if (!box) return undefined;
  await page.scrolled();
  const { data } = await sharp(await page.screenshot())
    .extract({
      left: Math.floor(box.x),
      top: Math.floor(box.y),
      width: Math.floor(box.width),
      height: Math.floor(box.height),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (const shade of data) counts.set(shade, (counts.get(shade) ?? 0) + 1);
  const ground = Math.max(...counts.values());
  return Math.round((1 - ground / data.length) * 100) / 100;
}
