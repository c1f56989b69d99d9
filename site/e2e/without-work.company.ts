import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from '../../scripts/new.ts';
import { startService } from '../../test/service.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company without case studies, as a new one is; one that has some: case-studies.spec.ts.

test('without case studies nothing leads to any, and their address is the not-found page', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const company = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden & Rye', company);
  const dist = await buildElsewhere({ COMPANY: company });
  const service = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
  try {
    for (const path of ['/work', '/work/anything'])
      expect((await request.get(`${service.url}${path}`)).status(), path).toBe(404);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /(^|[\\/])work([.\\/]|$)/.test(path))).toEqual([]);
    const texts = files.filter((path) => /\.(html|txt|xml|json)$/.test(path));
    const leading = texts.filter((path) =>
      /(?:href="|example|:\d+)\/work(?:["\/<]|$)/m.test(readFileSync(join(dist, path), 'utf8')),
    );
    expect(leading).toEqual([]);
    const sheets = files.filter((path) => path.endsWith('.css'));
    for (const path of sheets)
      expect(readFileSync(join(dist, path), 'utf8'), path).not.toContain('screen-frame');
    await page.goto(service.url);
    await expect(page.locator('a[href^="/work"]')).toHaveCount(0);
  } finally {
    // What a page fetches after its first paint must not meet a service that has stopped.
    await page.close();
    await service.stop();
  }
});
