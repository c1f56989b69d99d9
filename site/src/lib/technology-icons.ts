import * as simpleIcons from 'simple-icons';

// siReact is “react”. What types know as `default` is not among the names that are imported.
const icons = new Map(
  Object.entries(simpleIcons as unknown as Record<string, { path: string }>).map(
    ([name, { path }]) => [name.charAt(2).toLowerCase() + name.slice(3), path],
  ),
);

/** The slugs of simple-icons: https://simpleicons.org. */
export const iconNames: readonly string[] = [...icons.keys()];

/** The outline of a technology's mark, on a sheet of 24 by 24, by its slug in simple-icons. */
export function technologyIcon(slug: string): string {
  const path = icons.get(slug);
  if (path === undefined) throw new Error(`simple-icons has no “${slug}”`);
  return path;
}
