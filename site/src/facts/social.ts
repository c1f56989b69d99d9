export type NetworkIcon = { viewBox: string; path: string };

/** A profile of the company on another site, with a drawing of the network's icon if the link shows it. */
export type SocialLink = { name: string; link: string; drawing?: NetworkIcon | undefined };

/** Extracts an icon from an SVG; undefined if it has no view box or no paths. */
export function parseNetworkIcon(svg: string): NetworkIcon | undefined {
  const viewBox = /<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  const path = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, d = '']) => d).join(' ');
  return viewBox && path ? { viewBox, path } : undefined;
}

/** Returns the company's X handle for share cards ('@name'), or undefined if no link leads to X. */
export function xHandle(links: SocialLink[]): string | undefined {
  for (const { link } of links) {
    const { hostname, pathname } = new URL(link);
    const [, name] = pathname.split('/');
    if (/^(www\.)?(x|twitter)\.com$/.test(hostname) && name) return `@${name}`;
  }
  return undefined;
}
