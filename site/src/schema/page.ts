import { z } from 'astro/zod';
import { pageBands } from '../bands/bands.ts';
import { share } from '../fields/image.ts';
import { pageHead, slug } from '../fields/parts.ts';
import { noindex, publication } from './publication.ts';

/** pages/home.yaml and pages/about.yaml: a page made of bands. */
export const page = z.strictObject({ slug, ...pageHead, share, noindex, bands: pageBands });

/** pages/SLUG.yaml: a page made of bands that can be a draft. */
export const customPage = page.extend(publication);
