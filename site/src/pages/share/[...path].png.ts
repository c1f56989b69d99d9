import type { APIContext } from 'astro';
import { getEntry } from 'astro:content';
import { art } from '../../art/art.ts';
import { shareImageSvg } from '../../art/share-image.ts';
import { entryData } from '../../queries/entry-data.ts';
import { knownPages } from '../../queries/known-pages.ts';
import { shareImageName } from '../../seo/page-address.ts';
import { sharePng } from '../../pictures/raster.ts';
import type { SitePage } from '../../seo/site-pages.ts';

export const getStaticPaths = async () =>
  (await knownPages()).map((page) => ({
    params: { path: shareImageName(page.path) },
    props: page,
  }));

export async function GET({ props: { section, slug, share } }: APIContext<SitePage>) {
  const { name: company } = await entryData('company');
  const drawing = await drawingOf(section, slug);
  const svg = shareImageSvg({
    title: share.headline,
    kicker: share.kicker,
    company,
    picture: art.share?.picture({ section, slug, drawing }),
  });
  return new Response(new Uint8Array(await sharePng(svg)));
}

/** The drawing that the page's content names. */
async function drawingOf(section: SitePage['section'], slug: string) {
  if (section !== 'services' && section !== 'industries') return undefined;
  return (await getEntry(section, slug))?.data.drawing;
}
