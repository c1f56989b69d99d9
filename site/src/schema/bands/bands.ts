import { z } from 'astro/zod';
import { fromFiles } from './company.ts';
import { demonstrations } from './demonstrations.ts';
import { evidence } from './evidence.ts';
import { openings } from './openings.ts';
import { caseParts, industryParts, serviceParts } from './parts.ts';
import { pictured } from './pictures.ts';
import { statementsAndMore } from './points.ts';
import { texts } from './texts.ts';

// Every kind of band that a page can be composed of.

/** Those that may stand on any page. */
export const general = [
  ...texts,
  ...openings,
  ...statementsAndMore,
  ...evidence,
  ...pictured,
  ...demonstrations,
  ...fromFiles,
] as const;

/** Those that may stand under a heading which is not theirs. */
const underHeading = [
  ...texts,
  ...statementsAndMore,
  ...evidence,
  ...pictured,
  ...demonstrations,
  ...fromFiles,
] as const;

const pageBand = z.discriminatedUnion('kind', general);
const serviceBand = z.discriminatedUnion('kind', [...general, ...serviceParts]);
const industryBand = z.discriminatedUnion('kind', [...general, ...industryParts]);
const caseBand = z.discriminatedUnion('kind', [...underHeading, ...caseParts]);
const listBand = z.discriminatedUnion('kind', underHeading);

export type PageBand = z.infer<typeof pageBand>;
export type ServiceBand = z.infer<typeof serviceBand>;
export type IndustryBand = z.infer<typeof industryBand>;
export type CaseBand = z.infer<typeof caseBand>;
export type Band = ServiceBand | IndustryBand | CaseBand;
export type BandKind = Band['kind'];
export type BandOf<Kind extends BandKind> = Extract<Band, { kind: Kind }>;

/** The kinds that hold the main heading of a page. */
export const HEADS: readonly BandKind[] = [
  'hero',
  'opening',
  'serviceHead',
  'industryHead',
  'caseHead',
];

/** What one page can show only once: a form with ids of its own, or what stands in other files. */
const once: readonly BandKind[] = [
  ...HEADS,
  ...fromFiles.map(({ shape }) => shape.kind.value),
  ...serviceParts.map(({ shape }) => shape.kind.value),
  ...industryParts.map(({ shape }) => shape.kind.value),
  ...caseParts.map(({ shape }) => shape.kind.value),
];

type Kinds = readonly { kind: BandKind }[];

/** A heading that is missing or there twice, and a band twice that can be there once. */
const composed =
  (head: 'required' | 'optional' | 'none') =>
  (bands: Kinds, context: z.core.$RefinementCtx<unknown>): void => {
    const kinds = bands.map(({ kind }) => kind);
    const heads = kinds.filter((kind) => HEADS.includes(kind));
    const said = (message: string, path: PropertyKey[], fix: string) =>
      context.addIssue({ code: 'custom', path, message, params: { fix } });
    if (heads.length === 0 && head === 'required')
      said(
        'no band holds the heading of the page',
        [],
        'put “- kind: hero” or “- kind: opening” first.',
      );
    kinds.forEach((kind, index) => {
      const first = kinds.findIndex((other) => other === kind || both(other, kind));
      if (first === index || !once.includes(kind)) return;
      const fix = 'leave one of them.';
      if (kinds[first] === kind) said(`${kind} stands here twice`, [index, 'kind'], fix);
      else said(`${kinds[first]} and ${kind} both hold the heading of the page`, [index], fix);
    });
  };

const both = (one: BandKind, other: BandKind) => HEADS.includes(one) && HEADS.includes(other);

/** The bands of a page, from top to bottom. */
export const pageBands = z
  .array(pageBand)
  .min(1)
  .superRefine(composed('required'))
  .describe('The bands of the page from top to bottom; the first holds its heading');

export const serviceBands = z
  .array(serviceBand)
  .min(3)
  .superRefine(composed('optional'))
  .describe(
    'The body of the page, in order; a list that names serviceHead is the whole page, and nothing is added to it',
  );

export const industryBands = z
  .array(industryBand)
  .superRefine(composed('optional'))
  .describe(
    'Bands after the first release; a list that names industryHead is the whole page, and nothing is added to it',
  );

export const caseBands = z
  .array(caseBand)
  .min(2)
  .superRefine(composed('optional'))
  .describe(
    'The story, in its own order. A list that names caseHead is the whole page; without it heading and figures stand before it, and the quote after it',
  );

export const listBands = z
  .array(listBand)
  .default([])
  .superRefine(composed('none'))
  .describe('Bands under the list');
