import { z } from 'astro/zod';

export type Tone = 'paper' | 'tint' | 'ink';

/** Kinds of files that a company may do without: names of schema/files.ts. */
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
  /** What it is for, where its fields do not say so. */
  about?: string;
  /** The pages that can have it; without them every page. */
  pages?: readonly ('service' | 'industry' | 'caseStudy')[];
  /** It holds the main heading of its page. */
  holdsHeading?: true;
  /** It shows what is in these files: where they have nothing, it is left out. */
  shows?: Shown;
  /** A page can have only one, because the band shows what is in other files. */
  once?: true;
  /** The id of its heading, for links. Without one, bands are numbered. */
  id?: string;
  /** The tones that it can have, the preferred one first. Without them it takes paper or tint in turn. */
  tones?: readonly Tone[];
  /** Where a rule or a background of its own separates it from its neighbour, whatever the tones are. */
  apart?: 'before' | 'after' | 'both';
};

/** Tones in order of preference. */
export const tones = {
  paper: ['paper', 'tint'],
  tint: ['tint', 'paper'],
  ink: ['ink', 'tint', 'paper'],
} as const;

/** Defines a kind of band: its fields, described for the person who writes them, and its place on a page. */
export function defineBand<
  const Kind extends string,
  Fields extends z.ZodRawShape,
  const Placed extends Rules = object,
>(kind: Kind, fields: Fields, rules?: Placed) {
  const schema = z.strictObject({ kind: z.literal(kind), ...fields });
  return { ...(rules as Placed), schema: rules?.about ? schema.describe(rules.about) : schema };
}

/** Defines a kind of band without fields: what it shows is in other files. */
export const defineFieldlessBand = <const Kind extends string, const Placed extends Rules>(
  kind: Kind,
  rules: Placed,
) => defineBand(kind, {}, rules);
