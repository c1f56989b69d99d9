import type { Place } from '../lib/page-bands.ts';
import type { BandKind, BandOf } from '../schema/bands/bands.ts';

/** What a band of this kind is given: its place on the page, and its fields. */
export type BandProps<Kind extends BandKind> = Place & Omit<BandOf<Kind>, 'kind'>;
