import type GithubSlugger from 'github-slugger';
import type { BandKind, BandOf } from './bands.ts';

type Page = {
  kinds: readonly BandKind[];
  /** The page's slug: the drawing of an opening is chosen by it. */
  slug: string;
  /** Gives headings of texts ids that nothing else on the page has. */
  slugger: GithubSlugger;
};

/** Adds to a band's fields what it shows from other files; undefined where there is nothing to show. */
export type BandContent<Kind extends BandKind> = (
  band: Omit<BandOf<Kind>, 'kind'>,
  page: Page,
) => Promise<object | undefined>;
