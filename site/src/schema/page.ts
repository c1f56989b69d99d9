import { z } from 'astro/zod';
import { pageBands } from '../bands/bands.ts';
import { share } from './image.ts';
import { pageHead, slug } from './parts.ts';
import { noindex, publication } from './publication.ts';

/** pages/home.yaml and pages/about.yaml: a page that is a list of bands. */
export const page = z.strictObject({ slug, ...pageHead, share, noindex, bands: pageBands });

/** pages/SLUG.yaml: the same, which may be kept back. */
export const customPage = page.extend(publication);
