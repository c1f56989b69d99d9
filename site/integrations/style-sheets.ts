/** The kinds of pages whose sheets wait until somebody comes to one, by the folders of their components. */
const kinds: [sheet: string, files: RegExp][] = [
  ['services', /\/src\/sections\/services\//],
  ['industries', /\/src\/sections\/industry\//],
  ['articles', /\/src\/(?:articles\/|sections\/article\/|layouts\/Article\.)/],
  ['notices', /\/src\/sections\/notice\//],
];

/**
 * The built style sheet that a component's own becomes a part of: one for every page, and at most one
 * more for the kind of page. Left to itself the bundler writes one for each set of pages that share a
 * component. See docs/decisions/0032-a-sheet-beside-its-component.md.
 *
 * @param id the module's path, as the bundler writes it
 */
export function sheetOf(id: string): string | null {
  if (!id.endsWith('.css')) return null;
  return kinds.find(([, files]) => files.test(id))?.[0] ?? 'site';
}
