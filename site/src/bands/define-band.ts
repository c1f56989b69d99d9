import type { z } from 'astro/zod';

export type Tone = 'paper' | 'tint' | 'ink';

type Definition = {
  /** The fields of the band, described for the person who writes them. */
  schema: z.ZodObject<{ kind: z.ZodLiteral<string> }>;
  /** The pages that can have it; without them every page. */
  pages?: readonly ('service' | 'industry' | 'caseStudy')[];
  /** It holds the main heading of its page. */
  holdsHeading?: true;
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

/** Defines a kind of band: its fields, and its place on a page. */
export const defineBand = <const D extends Definition>(definition: D): D => definition;
