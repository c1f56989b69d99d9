import type { APIContext } from 'astro';
import { getEntry } from 'astro:content';
import { shareImageSvg } from '../../art/share-image.ts';
import { entryData } from '../../layouts/entry-data.ts';
import { knownPages } from '../../layouts/known-pages.ts';
import { shareImageName } from '../../lib/page-address.ts';
import { sharePng } from '../../lib/raster.ts';
import type { SitePage } from '../../lib/site-pages.ts';

/** Which of the hull's plans stands for which part of the site. */
const views = {
  company: 'sheet',
  services: 'body',
  industries: 'sheer',
  articles: 'half-breadth',
} as const;

export const getStaticPaths = async () =>
  (await knownPages()).map((page) => ({
    params: { path: shareImageName(page.path) },
    props: page,
  }));

export async function GET({ props: { section, slug, share } }: APIContext<SitePage>) {
  const { name: company } = await entryData('company');
  const industry = section === 'industries' ? await getEntry('industries', slug) : undefined;
  const svg = shareImageSvg({
    title: share.headline,
    kicker: share.kicker,
    slug,
    view: views[section],
    vessel: industry?.data.vessel,
    company,
  });
  return new Response(new Uint8Array(await sharePng(svg)));
}
