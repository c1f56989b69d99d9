import * as simpleIcons from 'simple-icons';

/** The outline of a technology's mark, on a sheet of 24 by 24, by its slug in simple-icons. */
export function technologyIcon(slug: string): string {
  const name = `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
  const icon = (simpleIcons as Record<string, { path: string } | undefined>)[name];
  if (!icon) {
    throw new Error(
      `simple-icons has no “${slug}”: take the slug from https://simpleicons.org for technologies.yaml`,
    );
  }
  return icon.path;
}
