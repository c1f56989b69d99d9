import { fileURLToPath } from 'node:url';
import type { APIContext } from 'astro';
import { cacheDir } from 'astro:config/server';
import { getEntry } from 'astro:content';
import sharp from 'sharp';
import { art } from '../../art/art.ts';
import { fontsHash, registerFonts } from '../../art/lettering.ts';
import { shareImageSvg, missingLetters } from '../../art/share-image.ts';
import { readOrMake } from '../../files/cache.ts';
import { entryData } from '../../queries/entry-data.ts';
import { knownPages } from '../../queries/known-pages.ts';
import { pictureSource } from '../../queries/picture.ts';
import { shareImagePath } from '../../seo/page-address.ts';
import { sharePng } from '../../pictures/raster.ts';
import { shareJpeg } from '../../pictures/share-photo.ts';
import type { SitePage } from '../../seo/site-pages.ts';

export const getStaticPaths = async () =>
  (await knownPages()).map((page) => ({
    params: {
      path: shareImagePath(page.path, page.share.picture !== undefined).replace('/share/', ''),
    },
    props: page,
  }));

export async function GET({ props: { path: page, section, slug, share } }: APIContext<SitePage>) {
  const { name: company } = await entryData('company');
  const words = { title: share.headline, kicker: share.kicker, company };
  const problem = await missingLetters(page, words);
  if (problem) console.warn(problem);
  if (share.picture) {
    const { src, focus, whole } = share.picture;
    const beside = whole ? undefined : shareImageSvg({ ...words, picture: 'photograph' });
    const { path } = await pictureSource(src);
    const sources = [path, focus ?? '', beside ?? ''];
    return answer(await keep(sources, () => shareJpeg(path, focus, beside)));
  }
  const drawing = await drawingOf(section, slug);
  const svg = shareImageSvg({
    ...words,
    picture: art.share?.picture({ section, slug, drawing }),
  });
  return answer(await keep([svg], () => sharePng(svg)));
}

const answer = (image: Buffer) => new Response(new Uint8Array(image));

/** Part of each cache key: a new number or a new encoder makes all images again. */
const madeBy = `2 ${sharp.versions.vips} ${fontsHash}`;

/** Caches an image, since drawing all of them takes half the time of a build without changes. */
const keep = (sources: string[], make: () => Promise<Buffer>) =>
  readOrMake(fileURLToPath(new URL('share', cacheDir)), [madeBy, ...sources], async () => {
    await registerFonts();
    return make();
  });

async function drawingOf(section: SitePage['section'], slug: string) {
  if (section !== 'services' && section !== 'industries') return undefined;
  return (await getEntry(section, slug))?.data.drawing;
}
