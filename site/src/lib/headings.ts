/**
 * The heading of a page from its slug: hyphens become spaces, words are capitalised.
 *
 * @param acronyms words with their own spelling, 'UI' and 'iOS'
 * @example headingFromSlug('ui-design', ['UI']) // 'UI Design'
 */
export function headingFromSlug(slug: string, acronyms: string[]): string {
  const written = new Map(acronyms.map((word) => [word.toLowerCase(), word]));
  return slug
    .split('-')
    .map((word) => written.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
