import type GithubSlugger from 'github-slugger';
import type { BandKind, BandOf } from './bands.ts';

type Page = {
  kinds: readonly BandKind[];
  /** The page's slug, which determines the drawing of an opening. */
  slug: string;
  /** Gives headings ids that are unique on the page. */
  slugger: GithubSlugger;
};

/** Adds content of other files to a band's fields; undefined if there is nothing to show. */
export type LoadBandContent<Kind extends BandKind> = (
  band: Omit<BandOf<Kind>, 'kind'>,
  page: Page,
) => Promise<object | undefined>;
