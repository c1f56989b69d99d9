import { bandKinds } from '../src/lib/band-kinds.ts';
import type { BandKind } from '../src/schema/bands/bands.ts';
import type { UsedBands } from './bands.ts';

/** The kinds of pages whose sheets wait until somebody comes to one, by the folders of their components. */
const kinds: [sheet: string, files: RegExp][] = [
  ['services', /\/src\/sections\/services\//],
  ['industries', /\/src\/sections\/industry\//],
  ['work', /\/src\/sections\/work\//],
  ['articles', /\/src\/(?:articles\/|sections\/article\/|layouts\/Article\.)/],
  ['notices', /\/src\/sections\/notice\//],
];

/** What shows a case study wherever one is shown, and the company's screens: on no page but these. */
const shown = /\/src\/sections\/(?:bands\/ScreenFrame|work\/WorkEntries)\.css$|\/art\/screens\//;
const showing: readonly BandKind[] = ['screens', 'caseStudies'];

const kindsOfBands = Object.keys(bandKinds) as BandKind[];

/** The sheet of a band's component, if it has one: by its name, since it may lie beside a component within that. */
const sheetOf = (kind: BandKind) =>
  `/${bandKinds[kind]?.part.replace(/^.*\/|\.\w+$/g, '') ?? ''}.css`;

/**
 * The built style sheet that a component's own becomes a part of: one for every page, and at most one
 * more for the kind of page. Left to itself the bundler writes one for each set of pages that share a
 * component. See docs/decisions/0032-a-sheet-beside-its-component.md.
 *
 * @param used which pages have which kinds of bands: a band's sheet is that of the pages that have it
 * @returns the sheet's name by the module's path, as the bundler writes it
 */
export function sheetsFor(used: UsedBands): (id: string) => string | null {
  const pagesWith = (path: string) =>
    Object.entries(used)
      .filter(([, kinds]) => [...kinds].some((kind) => sheetOf(kind) === path))
      .map(([page]) => page);
  const pagesShowing = Object.entries(used)
    .filter(([page, kinds]) =>
      page === 'work' ? kinds.size > 0 : showing.some((one) => kinds.has(one)),
    )
    .map(([page]) => page);
  const bands = new Map(kindsOfBands.map((kind) => [sheetOf(kind), pagesWith(sheetOf(kind))]));
  return (id) => {
    if (!id.endsWith('.css')) return null;
    const file = id.replaceAll('\\', '/');
    const pages = shown.test(file)
      ? pagesShowing
      : [...bands].find(([path]) => file.endsWith(path))?.[1];
    const [only = 'site'] = pages ?? [];
    // Home and about wait for one sheet, and what pages of two kinds have is in the one of every page.
    if (pages && pages.length > 0)
      return pages.length > 1 || only === 'home' || only === 'about' ? 'site' : only;
    return kinds.find(([, files]) => files.test(id))?.[0] ?? 'site';
  };
}
