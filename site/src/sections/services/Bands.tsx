import type { ComponentType, ReactNode } from 'react';
import type { Band, BandOf } from '../../schema/bands.ts';
import type { Tone } from '../../lib/band-tones.ts';
import { CardsBand } from './CardsBand.tsx';
import { CodeBand } from './CodeBand.tsx';
import { CompareBand } from './CompareBand.tsx';
import { LadderBand } from './LadderBand.tsx';
import { ListBand } from './ListBand.tsx';
import { ProcessBand } from './ProcessBand.tsx';
import { ProseBand } from './ProseBand.tsx';
import { TableBand } from './TableBand.tsx';

/** The few fixed words that bands need. */
export type BandLabels = { hireNow: string; yields: string };

export type BandProps<Kind extends Band['kind'] = Band['kind']> = {
  id: string;
  tone: Tone;
  band: BandOf<Kind>;
  labels: BandLabels;
  /** Whether the band before it has a background other than paper or tint, which alternate. */
  apart?: boolean;
  /** The highlighted sample of a band of code. */
  children?: ReactNode;
};

const parts: { [Kind in Band['kind']]: ComponentType<BandProps<Kind>> } = {
  prose: ProseBand,
  process: ProcessBand,
  cards: CardsBand,
  table: TableBand,
  compare: CompareBand,
  code: CodeBand,
  ladder: LadderBand,
  list: ListBand,
};

/** One band of a service page, in the build that its kind has. */
export function ServiceBand(props: BandProps) {
  // TypeScript does not see that the part and the band come from the same key.
  const Part = parts[props.band.kind] as ComponentType<BandProps>;
  return <Part {...props} />;
}
