import { home, testimonials } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

const COUNT = testimonials.length;

test('few testimonials fill the width, and have arrows only when a quote is out of view', async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.locator('.testimonials');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  await expect(page.locator('.testimonial')).toHaveCount(COUNT);
  const { pause, previous, next } = home.testimonials.labels;
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : NaN);
  for (const [width, beside] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [pause, previous, next])
      await expect(
        page.getByRole('button', { name, exact: true }),
        `${name} at ${width}px`,
      ).toBeVisible({ visible: COUNT > beside });
    if (COUNT > beside) continue;
    const last = page.locator('.testimonial').last();
    await expect
      .poll(async () => right(await last.boundingBox()), `${width}px`)
      .toBeCloseTo(right(await carousel.boundingBox()), 0);
    await last.scrollIntoViewIfNeeded();
    await expect(last, `${width}px`).toBeInViewport({ ratio: 0.9 });
  }
});
