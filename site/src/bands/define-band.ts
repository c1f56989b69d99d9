import { z } from 'astro/zod';
import type { Tone } from '../styles/tones.ts';

/** The kinds of files, from schema/file-kinds.ts, that a company may omit. */
type Shown =
  | 'articles'
  | 'counters'
  | 'customers'
  | 'homeServices'
  | 'industries'
  | 'people'
  | 'projectLog'
  | 'serviceShared'
  | 'technologies'
  | 'testimonials'
  | 'work';

/** What bands are for, in the order in which an editor’s menu has them. */
export const purposes = [
  'Heading',
  'Text',
  'Pictures',
  'How we work',
  'Figures',
  'Proof',
  'Pages and people',
  'Contact',
  'To try',
] as const;

type Purpose = (typeof purposes)[number];

type Rules = {
  /** What it shows, if the fields do not describe it. */
  about?: string;
  /** The kinds of pages that can have it; defaults to all. */
  pages?: readonly ('service' | 'industry' | 'caseStudy')[];
  /** Whether it contains the main heading of its page. */
  holdsHeading?: true;
  /** The files whose content it shows: without content, the band is omitted. */
  shows?: Shown;
  /** Whether a page can have only one, because it shows the content of other files. */
  once?: true;
  /** The id of its heading, for links; by default, bands are numbered. */
  id?: string;
  /** The possible tones, the preferred one first; by default, it alternates between paper and tint. */
  tones?: readonly Tone[];
  /** Whether a rule or background of its own separates it from its neighbors, whatever their tones. */
  separated?: 'before' | 'after' | 'both';
};

/** Tones in order of preference. */
export const preferredTones = {
  paper: ['paper', 'tint'],
  tint: ['tint', 'paper'],
  ink: ['ink', 'tint', 'paper'],
} as const;

/** Defines a kind of band: its fields, described for writers, and its rules for a page. */
export function defineBand<
  const Kind extends string,
  Fields extends z.ZodRawShape,
  const BandRules extends Rules = object,
>(kind: Kind, purpose: Purpose, fields: Fields, rules?: BandRules) {
  const shape = z.strictObject({ kind: z.literal(kind), ...fields });
  const schema = rules?.about ? shape.describe(rules.about) : shape;
  return { ...(rules as BandRules), purpose, schema };
}

/** Defines a kind of band without fields, which shows content of other files. */
export const defineFieldlessBand = <const Kind extends string, const BandRules extends Rules>(
  kind: Kind,
  purpose: Purpose,
  rules: BandRules,
) => defineBand(kind, purpose, {}, rules);
