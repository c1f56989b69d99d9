const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The language of a site that a visitor reads better than the one of the page.
 *
 * @param wanted as `navigator.languages` has them, the best first
 * @param own the page's
 * @param others those that the page is also there in
 */
export function offeredLanguage(
  wanted: readonly string[],
  own: string,
  others: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    if (primary(tag) === primary(own)) return undefined;
    const same = others.find((other) => other.toLowerCase() === tag.toLowerCase());
    const near = same ?? others.find((other) => primary(other) === primary(tag));
    if (near) return near;
  }
  return undefined;
}
