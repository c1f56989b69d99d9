import { brotliCompressSync } from 'node:zlib';
import { testChoices } from '../support/choices.ts';
import { demosOf } from '../support/demos.ts';
import { expect, test } from '../support/test.ts';

for (const { path, band, open } of demosOf('weight')) {
  const { connections, heading, labels, legend, parts } = band;
  const sized = (size: string) => labels.size.replace('{size}', size);
  testChoices({
    ...{ path, open, heading, legend },
    options: connections.map(({ name }) => name),
    shows: (name) => name,
  });

  test(`on ${path} the figures are those of the page as it is sent`, async ({ page }) => {
    const bodies = new Map<string, number>();
    page.on('response', async (response) => {
      const bytes = await response.body().catch(() => Buffer.alloc(0));
      const kind = /\.(css|woff2)$/.exec(response.url())?.[1] ?? 'html';
      const travels = kind === 'woff2' ? bytes.length : brotliCompressSync(bytes).length;
      if (kind !== 'html' || response.url().endsWith(path))
        bodies.set(kind, (bodies.get(kind) ?? 0) + travels);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const table = page.getByRole('region', { name: heading, exact: true }).getByRole('table');
    const kinds: Record<string, string> = { html: 'html', css: 'css', fonts: 'woff2' };
    for (const { part, name, limit } of parts) {
      const row = table.getByRole('row', { name });
      await expect(row).toContainText(sized(String(limit)));
      const kind = kinds[part];
      if (!kind) continue;
      const shown = Number(new RegExp(sized('([\\d.]+)')).exec(await row.innerText())?.[1]);
      expect(shown * 1000, name).toBeGreaterThan((bodies.get(kind) ?? 0) - 150);
      expect(shown * 1000, name).toBeLessThan((bodies.get(kind) ?? 0) + 150);
    }
  });

  test(`on ${path} a slower connection takes longer`, async ({ page }) => {
    const section = await open(page);
    const seconds: number[] = [];
    for (const { name } of [...connections].sort((a, b) => b.rate - a.rate)) {
      await section.getByRole('radio', { name, exact: true }).check();
      seconds.push(Number(await section.locator('.choices-panels > *:visible b').textContent()));
    }
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(seconds[0]).toBeGreaterThan(0);
  });
}
