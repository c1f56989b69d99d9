/** A place where a company is found beside its site. */
export type SocialLink = { name: string; link: string };

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
