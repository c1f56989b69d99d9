import { fileURLToPath } from 'node:url';
import type { APIContext } from 'astro';
import { cacheDir } from 'astro:config/server';
import sharp from 'sharp';
import { art } from 'company:art';
import { fontsHash, registerFonts } from '../../art/lettering.ts';
import { shareImageSvg, missingLetters } from '../../art/share-image.ts';
import { readOrMake } from '../../files/cache.ts';
import { entryData } from '../../queries/entries.ts';
import { drawingOf, knownPages } from '../../queries/known-pages.ts';
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
  const texts = { title: share.headline, kicker: share.kicker, company };
  const problem = await missingLetters(page, texts);
  if (problem) console.warn(problem);
  if (share.picture) {
    const { src, focus, whole } = share.picture;
    const beside = whole ? undefined : shareImageSvg({ ...texts, picture: 'photograph' });
    const { path } = await pictureSource(src);
    const sources = [path, focus ?? '', beside ?? ''];
    return respond(await cached(sources, () => shareJpeg(path, focus, beside)));
  }
  const drawing = await drawingOf(section, slug);
  const svg = shareImageSvg({
    ...texts,
    picture: art.share?.picture({ section, slug, drawing }),
  });
  return respond(await cached([svg], () => sharePng(svg)));
}

const respond = (image: Buffer) => new Response(new Uint8Array(image));

/** Part of each cache key: a new number or a new encoder makes all images again. */
const cacheVersion = `2 ${sharp.versions.vips} ${fontsHash}`;

/** Caches an image, since drawing all of them takes half the time of a build without changes. */
const cached = (sources: string[], make: () => Promise<Buffer>) =>
  readOrMake(fileURLToPath(new URL('share', cacheDir)), [cacheVersion, ...sources], async () => {
    await registerFonts();
    return make();
  });
