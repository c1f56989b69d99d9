// Acronyms and names as people write them; every other word is capitalised.
const written: Record<string, string> = { ui: 'UI', ux: 'UX', api: 'API', ai: 'AI', qa: 'QA' };

/**
 * The heading of a page from its slug: hyphens become spaces, words are capitalised.
 *
 * @example headingFromSlug('ui-ux-design') // 'UI UX Design'
 */
export function headingFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => written[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
