import * as simpleIcons from 'simple-icons';

// The export siReact has the slug `react`.
const icons = new Map(
  Object.entries(simpleIcons as unknown as Record<string, { path: string }>).map(
    ([name, { path }]) => [name.charAt(2).toLowerCase() + name.slice(3), path],
  ),
);

export const iconNames: readonly string[] = [...icons.keys()];

/** Returns the icon of a technology on a 24 by 24 grid, by its slug in simple-icons. */
export function technologyIcon(slug: string): string {
  const path = icons.get(slug);
  if (path === undefined) throw new Error(`simple-icons has no “${slug}”`);
  return path;
}
