import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';

/** The folder of the built site: `SITE_DIR`, or the output of `npm run build`. */
export const builtSite = process.env.SITE_DIR
  ? resolve(process.env.SITE_DIR)
  : resolve(import.meta.dirname, '../site/dist');

/**
 * Parses the built page of an address, such as `/about`.
 *
 * @throws if it has not been built
 */
export const builtPage = (path: string): CheerioAPI =>
  load(readFileSync(join(builtSite, `${path === '/' ? '/index' : path}.html`), 'utf8'));

/** Removes white space, because elements divide and space words differently. */
export const removeWhitespace = (words: string) => words.replace(/[\s\u00ad\u200b]+/g, '');

/** Returns the trimmed texts of all matching elements, in page order. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());

/** Returns the matching links, each as `name href`, in page order. */
export const linksOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((link) => `${$(link).text().replace(/\s+/g, ' ').trim()} ${$(link).attr('href')}`);
