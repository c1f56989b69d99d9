import { z } from 'astro/zod';
import { pageBands } from '../bands/bands.ts';
import { share } from './image.ts';
import { pageHead, slug } from './parts.ts';

/** pages/home.yaml, pages/about.yaml and pages/SLUG.yaml: a page that is a list of bands. */
export const page = z.strictObject({ slug, ...pageHead, share, bands: pageBands });
