import { addressOf } from '../addresses/links.ts';

/**
 * Returns the path of a page from the path of its file, without an extension or a trailing slash, so that every page
 * has one address.
 */
export function pagePath(pathname: string): string {
  // The development server serves an additional language below its prefix.
  const { BASE_URL: base } = import.meta.env;
  const path = base.length > 1 ? pathname.slice(base.replace(/\/$/, '').length) : pathname;
  return path.replace(/(\/index)?\.html$|\/$/, '') || '/';
}

/** Returns the name of a page's share image below /share/, without its extension. */
function shareImageName(path: string): string {
  const name = path === '/' ? 'home' : addressOf(path).slice(1);
  return path === '/' && addressOf(path) !== '/' ? `${addressOf(path).slice(1)}/home` : name;
}

/** Returns the path of a page's share image: a PNG for a drawing, which has few colors, or a JPEG for a photograph. */
export function shareImagePath(path: string, isPhotograph = false): string {
  return `/share/${shareImageName(path)}.${isPhotograph ? 'jpg' : 'png'}`;
}

/** Returns the origin of the site, which is set in astro.config.ts. */
export function siteOrigin(site: URL | undefined): string {
  if (!site)
    throw new Error('`site` is missing in astro.config.ts: no address can be made absolute');
  return site.origin;
}

/** Search results truncate titles at about 600 pixels, roughly 60 characters. */
const MAX_TITLE_LENGTH = 60;

/** Returns the title of the window, with the company's name if there is room for it. */
export function windowTitle(title: string, company: string): string {
  const full = `${title} · ${company}`;
  return title.includes(company) || full.length > MAX_TITLE_LENGTH ? title : full;
}
