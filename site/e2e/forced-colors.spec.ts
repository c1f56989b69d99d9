import { findLowContrast } from '../check/pages/contrast.ts';
import { panelButton } from './support/places.ts';
import { aService } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const schemes = ['light', 'dark'] as const;

test('in forced colors fields, buttons and the current page are visible', async ({ page }) => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(aService);
    const fields = await page.locator('.field').evaluateAll((all) =>
      all.flatMap((field) => {
        const look = getComputedStyle(field);
        return ['top', 'right', 'bottom', 'left'].map((side) => {
          const [width, style, color] = ['width', 'style', 'color'].map((part) =>
            look.getPropertyValue(`border-${side}-${part}`),
          );
          return { width, style, seen: color !== look.backgroundColor };
        });
      }),
    );
    expect(fields).toEqual(Array(12).fill({ width: '2px', style: 'solid', seen: true }));
    const buttons = await page.locator('.button').evaluateAll((all) =>
      all.map((button) => {
        const { color, backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(button);
        return color !== backgroundColor && borderTopColor !== backgroundColor && borderTopStyle;
      }),
    );
    expect(new Set(buttons)).toEqual(new Set(['solid']));
    await expect(page.locator('input[type="checkbox"]').first()).toHaveCSS('appearance', 'auto');
    await panelButton(page, 'services').click();
    const current = page.locator('#services-panel [aria-current="page"]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    // Drawings too: a pale line for a dark band would disappear on the reader's white. All backgrounds are the
    // reader's, and a border distinguishes buttons.
    const faint = await page.evaluate(findLowContrast);
    expect(faint.filter(({ name }) => !name.startsWith('selection on'))).toEqual([]);
  }
});

test('with more contrast lines are solid, text is clearer and rings are wider', async ({
  page,
}) => {
  await page.goto('/');
  for (const colorScheme of schemes) {
    const look = async (contrast: 'more' | 'no-preference') => {
      await page.emulateMedia({ contrast, colorScheme });
      await page.locator('.hero a[href="/contact"]').focus();
      return page.evaluate(() => {
        const styleOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        return {
          ring: parseFloat(styleOf(':focus').outlineWidth),
          solid: !styleOf('.hero').borderBottomColor.includes('/'),
          text: styleOf('.hero .text-muted').color,
        };
      });
    };
    await page.keyboard.press('Tab');
    const usual = await look('no-preference');
    const more = await look('more');
    expect(usual).toMatchObject({ ring: 3, solid: false });
    expect(more).toMatchObject({ ring: 5, solid: true });
    expect(more.text).not.toBe(usual.text);
    expect(await page.evaluate(findLowContrast)).toEqual([]);
  }
});
