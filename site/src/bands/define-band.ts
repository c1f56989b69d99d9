import { z } from 'astro/zod';

export type Tone = 'paper' | 'tint' | 'ink';

/** The kinds of files, from schema/files.ts, that a company may omit. */
type Shown =
  | 'articles'
  | 'customers'
  | 'homeServices'
  | 'industries'
  | 'people'
  | 'projectLog'
  | 'serviceShared'
  | 'stats'
  | 'technologies'
  | 'testimonials'
  | 'work';

type Rules = {
  /** Its purpose, if the fields do not describe it. */
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
  /** Whether a rule or background of its own separates it from its neighbours, whatever their tones. */
  apart?: 'before' | 'after' | 'both';
};

/** Tones in order of preference. */
export const tones = {
  paper: ['paper', 'tint'],
  tint: ['tint', 'paper'],
  ink: ['ink', 'tint', 'paper'],
} as const;

/** Defines a kind of band: its fields, described for writers, and its rules for a page. */
export function defineBand<
  const Kind extends string,
  Fields extends z.ZodRawShape,
  const Placed extends Rules = object,
>(kind: Kind, fields: Fields, rules?: Placed) {
  const schema = z.strictObject({ kind: z.literal(kind), ...fields });
  return { ...(rules as Placed), schema: rules?.about ? schema.describe(rules.about) : schema };
}

/** Defines a kind of band without fields, which shows content of other files. */
export const defineFieldlessBand = <const Kind extends string, const Placed extends Rules>(
  kind: Kind,
  rules: Placed,
) => defineBand(kind, {}, rules);
