import { expect } from 'vitest';
import { homeHas, home, homeServices, testimonials } from '../../../test/content.ts';
import type { Page } from './page.ts';
import { places } from './places.ts';
import { walk } from './walk.ts';

/** The numbers of the testimonials that stand whole in the carousel, from the left; none in between. */
async function standing(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('.testimonials');
    if (!shown) return [];
    const { left, right } = shown.getBoundingClientRect();
    return [...shown.querySelectorAll('.testimonial')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), label: slide.ariaLabel ?? '' }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ label }) => parseInt(label));
  });
}

// With no more quotes than stand beside each other there is nowhere to go on to.
if (homeHas('testimonials') && testimonials.length > 3)
  walk(
    'the carousel moves by itself, pauses, and goes on when asked',
    async ({ page, service }) => {
      await page.open(service.url);
      await page.alive(places.carousel);
      const before = await standing(page);
      await expect.poll(async () => (await standing(page))[0]).not.toBe(before[0]);
      await page.clickOn(places.pause);
      const label = () =>
        page.evaluate(
          (css) => document.querySelector(css)?.ariaLabel,
          '.testimonials-controls button',
        );
      await expect.poll(label).toBe(home.testimonials.labels.play);
      await expect.poll(async () => (await standing(page)).length).toBe(3);
      const [first = 0] = await standing(page);
      const count = testimonials.length;
      const at = (offset: number) => ((first - 1 + offset + count) % count) + 1;
      await page.clickOn(places.next);
      await expect.poll(() => standing(page)).toEqual([at(1), at(2), at(3)]);
      await page.clickOn(places.previous);
      await expect.poll(() => standing(page)).toEqual([at(0), at(1), at(2)]);
      // It rests for a pointer and for focus too: here neither is on it, and a turn takes three seconds.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 3600)));
      expect(await standing(page)).toEqual([at(0), at(1), at(2)]);
    },
  );

walk('the hero types and the row of logos runs', async ({ page, service }) => {
  await page.open(service.url);
  const word = async () => (await page.all(places.typedWord))[0]?.text ?? '';
  const before = await word();
  await expect.poll(word).not.toBe(before);
  if (!homeHas('customers')) return;
  const track = () =>
    page.evaluate(
      (css) => document.querySelector(css)?.getBoundingClientRect().x ?? NaN,
      places.logoTrack,
    );
  // Engines need not move what nobody sees.
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView(), places.logoTrack);
  const start = await track();
  await expect.poll(track).toBeLessThan(start - 10);
});

if (homeHas('services'))
  walk('on a phone two services stand there, all when asked', async ({ page, service }) => {
    await page.resize(390, 844);
    await page.open(service.url);
    const cards = async () => (await page.all(places.serviceCard)).length;
    await expect.poll(cards).toBe(Math.min(2, homeServices.length));
    await page.alive(places.serviceCards);
    await page.clickOn(places.servicesToggle);
    await expect.poll(cards).toBe(homeServices.length);
    await page.clickOn(places.servicesToggle);
    await expect.poll(cards).toBe(Math.min(2, homeServices.length));
  });
