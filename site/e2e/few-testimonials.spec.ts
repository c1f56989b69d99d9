import { home, testimonials } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

const COUNT = testimonials.length;

for (const [width, beside] of [
  [390, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`at ${width}px there are arrows only when a quote is out of view, and no space is empty`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const shown = page.locator('.testimonials');
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('data-ready', 'true');
    const { pause, previous, next } = home.testimonials.labels;
    for (const name of [pause, previous, next])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible({
        visible: COUNT > beside,
      });
    await expect(page.locator('.testimonial')).toHaveCount(COUNT);
    if (COUNT > beside) return;
    const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : NaN);
    const last = page.locator('.testimonial').last();
    expect(right(await last.boundingBox())).toBeCloseTo(right(await shown.boundingBox()), 0);
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
}
