import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from './support/test.ts';

// A company without case studies; one that has some: case-studies.spec.ts.

const dist = process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist');

test('without case studies nothing leads to any, and their address is the not-found page', async ({
  page,
  request,
}) => {
  for (const path of ['/work', '/work/anything'])
    expect((await request.get(path)).status(), path).toBe(404);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /(^|[\\/])work([.\\/]|$)/.test(path))).toEqual([]);
  const texts = files.filter((path) => /\.(html|txt|xml|json)$/.test(path));
  const leading = texts.filter((path) =>
    /(?:href="|example|:\d+)\/work(?:["\/<]|$)/m.test(readFileSync(join(dist, path), 'utf8')),
  );
  expect(leading).toEqual([]);
  await page.goto('/');
  await expect(page.locator('a[href^="/work"]')).toHaveCount(0);
});
