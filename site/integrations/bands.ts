import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Plugin } from 'vite';
import { bandKinds } from '../src/lib/band-kinds.ts';
import { bandsOfCaseStudy, bandsOfIndustry, bandsOfService } from '../src/lib/page-bands.ts';
import type { BandKind } from '../src/schema/bands/bands.ts';
import { files, isOwnPage } from '../src/schema/files.ts';
import { hasWork } from './work.ts';

// A company pays for the kinds of bands that it uses, and a page for those of its kind of page:
// docs/decisions/0036-pages-of-bands.md

/** The kinds of pages that are lists of bands. */
const pageKinds = ['home', 'about', 'services', 'industries', 'pages', 'work'] as const;
type PageKind = (typeof pageKinds)[number];

/** The kinds of bands on each kind of page. */
export type UsedBands = Record<PageKind, ReadonlySet<BandKind>>;

type Entry = { bands?: { kind: BandKind }[] };

const source = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

/** Everything, for the development server: what its writer names next is there. */
const all = new Set(Object.keys(bandKinds) as BandKind[]);
const everything = Object.fromEntries(pageKinds.map((page) => [page, all])) as unknown as UsedBands;

/** Reads which kinds of bands a company's pages have. A file that cannot be read has none: the check says so. */
export function usedBands(folder: string): UsedBands {
  const one = (path: string): Entry[] => {
    try {
      return [(parse(readFileSync(join(folder, path), 'utf8')) ?? {}) as Entry];
    } catch {
      return [];
    }
  };
  const each = (pattern: string, wanted: (path: string) => boolean = () => true): Entry[] => {
    const below = pattern.replace(/\/.*/, '');
    if (!existsSync(join(folder, below))) return [];
    return readdirSync(join(folder, below))
      .map((name) => `${below}/${name}`)
      .filter((path) => path.endsWith('.yaml') && wanted(path))
      .flatMap(one);
  };
  const kinds = (entries: Entry[], page: (entry: Entry) => readonly { kind: BandKind }[]) =>
    new Set(entries.flatMap((entry) => page(entry).map(({ kind }) => kind)));
  const bands = ({ bands = [] }: Entry) => (Array.isArray(bands) ? bands : []);
  const work = hasWork(folder);
  return {
    home: kinds(one(files.home.path), bands),
    about: kinds(one(files.about.path), bands),
    services: kinds(each(files.services.path), (entry) =>
      bandsOfService(
        { techStack: true, testingTools: true, ...entry, bands: bands(entry) as never },
        work,
      ),
    ),
    industries: kinds(each(files.industries.path), (entry) =>
      bandsOfIndustry({ bands: bands(entry) as never }, work),
    ),
    pages: kinds(each(files.pages.path, isOwnPage), bands),
    work: work
      ? kinds([...each(files.work.path), ...one(files.workShared.path)], (entry) =>
          bandsOfCaseStudy({ figures: [], ...entry, bands: bands(entry) as never }),
        )
      : new Set(),
  };
}

/**
 * The modules `bands:home`, `bands:services` and so on: the components of the kinds that those pages
 * have, by the names of the kinds. `bands:all` has every kind, for the kit.
 *
 * @param folder a company's
 */
export function bands(folder: string): Plugin {
  let used = everything;
  return {
    name: 'frontage:bands',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') used = usedBands(folder);
    },
    resolveId: (id) => (id.startsWith('bands:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0bands:')) return undefined;
      const page = id.slice('\0bands:'.length);
      return moduleOf(page === 'all' ? all : used[page as PageKind]);
    },
    transform(code, id) {
      if (!id.endsWith('/src/styles/base.css')) return undefined;
      return (
        code +
        unusedParts(used)
          .map((path) => `\n@source not '${path}';`)
          .join('')
      );
    },
  };
}

const partOf = (kind: BandKind) => `${source}${bandKinds[kind].part}`;

function moduleOf(kinds: ReadonlySet<BandKind>): string {
  const names = [...kinds].filter((kind) => kind in bandKinds).sort();
  const imports = names.map((kind, index) => {
    const path = partOf(kind);
    const name = path.endsWith('.astro')
      ? `part${index}`
      : `{ ${basename(path, '.tsx')} as part${index} }`;
    return `import ${name} from ${JSON.stringify(path)};`;
  });
  const parts = names.map((kind, index) => `${kind}: part${index}`);
  return `${imports.join('\n')}\nexport const parts = { ${parts.join(', ')} };`;
}

/** The components whose classes nothing needs. */
function unusedParts(used: UsedBands): string[] {
  const needed = new Set(pageKinds.flatMap((page) => [...used[page]].map(partOf)));
  const unused = [...new Set([...all].map(partOf))].filter((path) => !needed.has(path));
  // The list and the end of a case study are no bands.
  return used.work.size > 0 ? unused : [...unused, `${source}sections/work`];
}
