import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';

/** The folder of the built site: `SITE_DIR`, or where `npm run build` puts it. */
export const builtSite = process.env.SITE_DIR
  ? resolve(process.env.SITE_DIR)
  : resolve(import.meta.dirname, '../site/dist');

/**
 * Parses the built page of an address, as in `/about`.
 *
 * @throws where it has not been built
 */
export const builtPage = (path: string): CheerioAPI =>
  load(readFileSync(join(builtSite, `${path === '/' ? '/index' : path}.html`), 'utf8'));

/** Words as a reader compares them: how elements divide and space them does not count. */
export const bare = (words: string) => words.replace(/[\s\u00ad\u200b]+/g, '');

/** The trimmed texts of everything that a selector finds, in the order of the page. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());

/** The links that a selector finds, each as `name href`, in the order of the page. */
export const linksOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((link) => `${$(link).text().replace(/\s+/g, ' ').trim()} ${$(link).attr('href')}`);
