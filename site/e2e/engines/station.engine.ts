import { expect } from 'vitest';
import { home, homeHas } from '../../../test/content.ts';
import { test } from './test.ts';

const station = homeHas('hero') ? home.hero.station : undefined;

if (station)
  test('the handle of the drawing moves its lines and the facts beside them', async ({
    page,
    service,
  }) => {
    await page.open(service.url);
    /** The facts and the first curves of the shape that is shown. */
    const seen = () =>
      page.evaluate(() => {
        const shown = [...document.querySelectorAll('.held-drawing svg')].find((svg) =>
          svg.checkVisibility(),
        );
        const curves = [...(shown?.querySelectorAll('path') ?? [])].slice(0, 9);
        return {
          facts: [...document.querySelectorAll('.held dd')].map((fact) => fact.textContent),
          lines: curves.map((path) => path.getAttribute('d')).join(),
        };
      });
    const move = (by: number) =>
      page.evaluate((sizes) => {
        const handle = document.querySelector<HTMLInputElement>('#station');
        handle?.focus();
        handle?.stepUp(sizes);
        handle?.dispatchEvent(new Event('input', { bubbles: true }));
        handle?.dispatchEvent(new Event('change', { bubbles: true }));
      }, by);
    await move(0);
    await expect.poll(async () => (await seen()).lines).not.toBe('');
    const { lines } = await seen();
    await move(station.larger.length);
    await expect.poll(async () => (await seen()).facts).toEqual(station.larger.at(-1));
    await expect.poll(async () => (await seen()).lines).not.toBe(lines);
  });
