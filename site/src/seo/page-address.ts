import { addressOf } from '../i18n/languages.ts';

/**
 * The path of a page as links write it, from the path of the file that it is built into: no
 * extension and no slash at the end, so that every page has one address.
 */
export function pathOf(pathname: string): string {
  // Where the development server shows an additional language, below its address.
  const { BASE_URL: base } = import.meta.env;
  const path = base.length > 1 ? pathname.slice(base.replace(/\/$/, '').length) : pathname;
  return path.replace(/(\/index)?\.html$|\/$/, '') || '/';
}

/** What the share image of a page is called below /share/, without its extension. */
function shareImageName(path: string): string {
  const name = path === '/' ? 'home' : addressOf(path).slice(1);
  return path === '/' && addressOf(path) !== '/' ? `${addressOf(path).slice(1)}/home` : name;
}

/** The path of a page's share image: a drawing has few colours, a photograph has many. */
export function shareImagePath(path: string, isPhotograph = false): string {
  return `/share/${shareImageName(path)}.${isPhotograph ? 'jpg' : 'png'}`;
}

/** The origin of the site, which only astro.config.ts knows. */
export function siteOrigin(site: URL | undefined): string {
  if (!site)
    throw new Error('`site` is missing in astro.config.ts: no address can be made absolute');
  return site.origin;
}

/** Search results cut a title at about 600 pixels, which 60 characters mostly stay within. */
const longest = 60;

/** The title of a window: with the company's name, where there is room for it. */
export function windowTitle(title: string, company: string): string {
  const full = `${title} · ${company}`;
  return title.includes(company) || full.length > longest ? title : full;
}
