import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../test/service.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

// See docs/decisions/0008-structural-snapshots.md for what is compared and why.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

const kinds = {
  home: '/',
  service: '/services/web-development',
  branding: '/services/branding',
  overview: '/services/quality-assurance',
  industry: '/industry/healthcare',
  blog: '/blog',
  article: '/blog/react-hooks',
  about: '/about',
  privacy: '/privacy-policy',
  contact: '/contact',
  'not-found': '/nowhere',
  'thank-you': '/thank-you',
};

/** One line for each part of the page that has a look of its own; nothing that fonts decide. */
function outline(): string[] {
  const style = (element: Element) => getComputedStyle(element);
  const ground = (element: Element | null): string => {
    if (!element) return 'none';
    const { backgroundColor } = style(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor;
  };
  const shown = (element: Element) => element.getClientRects().length > 0;
  const columns = (element: Element) => style(element).gridTemplateColumns.split(' ').length;
  const describe = (element: Element): string => {
    const { fontFamily, fontSize, color } = style(element);
    const name = element.tagName.toLowerCase();
    if (/^h[1-3]$/.test(name)) {
      const face = fontFamily.split(',')[0]?.replaceAll('"', '');
      return `  ${name} ${face} ${Math.round(parseFloat(fontSize))}px ${color}`;
    }
    if (style(element).display.includes('grid')) return `  grid of ${columns(element)}`;
    const { width } = element.getBoundingClientRect();
    return `${name} ${Math.round(width)}px on ${ground(element)}`;
  };
  const parts = 'header, main, section, footer, aside, article, h1, h2, h3, main .grid, form';
  return [...document.querySelectorAll(parts)].filter(shown).map(describe);
}

async function expectSameStructure(page: Page, name: string) {
  const found: string[] = [];
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      found.push(`# ${width} ${colorScheme}`, ...(await page.evaluate(outline)));
    }
  }
  expect(`${found.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}

for (const [name, path] of Object.entries(kinds)) {
  test(`the structure of ${name} is as agreed`, async ({ page }) => {
    await page.goto(path);
    await expectSameStructure(page, name);
  });
}

/** The development server, which alone has the kit. */
async function startKit(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: 'ignore',
  });
  return { url: `http://localhost:${port}/_kit`, child };
}

test('the structure of the kit is as agreed', async ({ browser }) => {
  test.setTimeout(120_000);
  const { url, child } = await startKit();
  try {
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 90_000 },
      )
      .toBe(200);
    // Without script: the development server's own would reload the page while it optimises.
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Controls' })).toBeVisible();
    await expectSameStructure(page, 'kit');
    await context.close();
    expect(child.exitCode).toBeNull();
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
});
