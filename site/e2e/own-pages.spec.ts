import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownPages } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

const dist = process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist');

test('each page of the company’s own is at its address, whole, and known everywhere', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const policies = readFileSync(join(dist, 'headers.json'), 'utf8');
  for (const { slug, bands } of ownPages) {
    const html = readFileSync(join(dist, `${slug}.html`), 'utf8');
    const headings = bands.flatMap(({ heading }) => heading ?? []);
    const places = headings.map((heading) => html.indexOf(`>${heading}</h`));
    expect(places, 'the bands in the order of the file').toEqual(
      places.filter((place) => place > 0).toSorted((a, b) => a - b),
    );
    expect(sitemap).toContain(`/${slug}</loc>`);
    expect(policies).toContain(`"/${slug}.html"`);
    expect(html).toContain(`"@type":"BreadcrumbList"`);
    expect(html).toMatch(new RegExp(`og:image" content="[^"]*/share/${slug}\\.`));
    expect(files.some((path) => path.startsWith(`share/${slug}.`))).toBe(true);
  }
});
