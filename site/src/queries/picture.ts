import { getImage } from 'astro:assets';
import { pictures } from 'company:pictures';
import {
  cropFor,
  places,
  type PicturePlace,
  type PictureSettings,
  widthsFor,
} from '../pictures/places.ts';
import type { Image } from '../fields/image.ts';

/** Returns a picture in the sizes of a place; undefined without an image. */
export async function picture(image: Image | undefined, place: PicturePlace) {
  if (!image) return undefined;
  const source = await pictureSource(image.src);
  const { sizes, ratio, eager }: PictureSettings = places[place];
  const { width, height } = cropFor(source, ratio, image.focus);
  const common = {
    sizes,
    alt: image.alt ?? '',
    background: source.background,
    focus: image.focus,
    eager: eager === true,
  };
  if (!source.metadata) return { ...common, sources: [], src: source.url ?? '', width, height };

  const { metadata } = source;
  const widths = widthsFor(place, width);
  const widest = widths.at(-1) ?? width;
  const size = { width: widest, height: Math.round((widest * height) / width) };
  const shape = { ...size, fit: 'cover', position: image.focus, place };
  const { srcSet } = await getImage({ src: metadata, ...shape, widths, format: 'avif' });
  const srcset = srcSet.values.map(({ url, descriptor = '' }) => `${url} ${descriptor}`).join(',');
  // For feed readers and other clients without AVIF.
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  const plain = await getImage({
    src: metadata,
    ...shape,
    width: middle,
    height: Math.round((middle * height) / width),
    format: 'webp',
  });
  return { ...common, ...size, sources: [{ type: 'image/avif', srcset }], src: plain.src };
}

/** Returns a picture in the text of an article, by its path below `pictures/`. */
export const articlePicture = (src: string) => picture({ src }, 'article');

/** Returns the metadata of a file below `pictures/`. */
export async function pictureSource(src: string) {
  const load = pictures[src.normalize()];
  if (!load) throw new Error(`There is no file pictures/${src}.`);
  return (await load()).source;
}
