import { expect } from 'vitest';
import { homeHas, home, homeServices, testimonials } from '../../../test/content.ts';
import type { Page } from './page.ts';
import { locators } from './locators.ts';
import { logosAt } from './logos.ts';
import { test } from './test.ts';

/** The numbers of the testimonials that are whole in the carousel, from the left; none while it moves. */
async function visibleTestimonials(page: Page): Promise<number[]> {
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

// When all quotes fit beside each other the carousel does not move.
if (homeHas('testimonials') && testimonials.length > 3)
  test('the carousel moves by itself, pauses, and moves on by its buttons', async ({
    page,
    service,
  }) => {
    await page.open(service.url);
    await page.hydrated(locators.carousel);
    const before = await visibleTestimonials(page);
    await expect.poll(async () => (await visibleTestimonials(page))[0]).not.toBe(before[0]);
    await page.clickOn(locators.pause);
    const label = () =>
      page.evaluate(
        (css) => document.querySelector(css)?.ariaLabel,
        '.testimonials-controls button',
      );
    await expect.poll(label).toBe(home.testimonials.labels.play);
    await expect.poll(async () => (await visibleTestimonials(page)).length).toBe(3);
    const [first = 0] = await visibleTestimonials(page);
    const count = testimonials.length;
    const at = (offset: number) => ((first - 1 + offset + count) % count) + 1;
    await page.clickOn(locators.next);
    await expect.poll(() => visibleTestimonials(page)).toEqual([at(1), at(2), at(3)]);
    await page.clickOn(locators.previous);
    await expect.poll(() => visibleTestimonials(page)).toEqual([at(0), at(1), at(2)]);
    // It also pauses for a pointer and for focus: here neither is on it, and it moves every three seconds.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => new Promise((passed) => setTimeout(passed, 3600)));
    expect(await visibleTestimonials(page)).toEqual([at(0), at(1), at(2)]);
  });

test('the hero types and the row of logos moves', async ({ page, service }) => {
  await page.open(service.url);
  const word = async () => (await page.all(locators.typedWord))[0]?.text ?? '';
  const before = await word();
  await expect.poll(word).not.toBe(before);
  if (!homeHas('customers')) return;
  const track = () => logosAt(page);
  // Engines need not animate what is out of view.
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView(), locators.logoTrack);
  const start = await track();
  await expect.poll(track).toBeLessThan(start - 10);
});

if (homeHas('services'))
  test('on a phone two services are shown, and a button shows all', async ({ page, service }) => {
    await page.resize(390, 844);
    await page.open(service.url);
    const cards = async () => (await page.all(locators.serviceCard)).length;
    await expect.poll(cards).toBe(Math.min(2, homeServices.length));
    await page.clickOn(locators.servicesToggle);
    await expect.poll(cards).toBe(homeServices.length);
    await page.clickOn(locators.servicesToggle);
    await expect.poll(cards).toBe(Math.min(2, homeServices.length));
  });
