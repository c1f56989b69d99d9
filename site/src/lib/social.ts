/** A mark of one colour: paths on a sheet. */
export type NetworkMark = { viewBox: string; path: string };

/** A place where a company is found beside its site, with the mark of the network if it is shown. */
export type SocialLink = { name: string; link: string; mark?: NetworkMark | undefined };

/** The mark in an SVG that is drawn with paths; undefined when it has no sheet or none. */
export function markIn(svg: string): NetworkMark | undefined {
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  const path = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, d = '']) => d).join(' ');
  return viewBox && path ? { viewBox, path } : undefined;
}

/**
 * What the company is called on X, for the cards that are shown there: '@name'.
 *
 * @returns nothing where no link leads to X
 */
export function handleOnX(links: SocialLink[]): string | undefined {
  for (const { link } of links) {
    const { hostname, pathname } = new URL(link);
    const [, name] = pathname.split('/');
    if (/^(www\.)?(x|twitter)\.com$/.test(hostname) && name) return `@${name}`;
  }
  return undefined;
}
