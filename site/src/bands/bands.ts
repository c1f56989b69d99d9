import { z } from 'astro/zod';
import type { defineBand } from './define-band.ts';
import * as kinds from './kinds.ts';

type Kinds = typeof kinds;
type Definition = ReturnType<typeof defineBand>;

export type BandKind = keyof Kinds;
export type BandOf<Kind extends BandKind> = { [K in Kind]: z.infer<Kinds[K]['schema']> }[Kind];
export type AnyBand = BandOf<BandKind>;

type KindsOf<Page> = {
  [K in BandKind]: Kinds[K] extends { pages: readonly (infer Pages)[] }
    ? Page extends Pages
      ? K
      : never
    : K;
}[BandKind];
export type PageBand = BandOf<KindsOf<'page'>>;
export type ServiceBand = BandOf<KindsOf<'service'>>;
export type IndustryBand = BandOf<KindsOf<'industry'>>;
export type CaseStudyBand = BandOf<Exclude<KindsOf<'caseStudy'>, 'hero' | 'opening'>>;

export const definitions: Record<BandKind, Definition> = kinds;

export const bandKinds = Object.keys(definitions) as BandKind[];

/** Whether a kind of band contains the main heading of its page; false for an unknown kind. */
export const holdsHeading = (kind: BandKind) => definitions[kind]?.holdsHeading === true;

function bandUnion<One extends AnyBand>(allowed: (definition: Definition) => boolean) {
  const schemas = Object.values(definitions)
    .filter(allowed)
    .map(({ schema }) => schema);
  return z.discriminatedUnion('kind', schemas as never) as unknown as z.ZodType<One, One>;
}

const isGeneral = ({ pages }: Definition) => !pages;
const isOn = (page: 'service' | 'industry') => (definition: Definition) =>
  isGeneral(definition) || definition.pages?.includes(page) === true;
const isUnderHeading = ({ pages, holdsHeading: holds }: Definition) => !pages && !holds;

/** Refuses a missing or second heading, and a repeated band that a page may have only once. */
const checkComposition =
  ({ headingRequired = false } = {}) =>
  (bands: readonly { kind: BandKind }[], context: z.core.$RefinementCtx<unknown>): void => {
    const kinds = bands.map(({ kind }) => kind);
    const report = (message: string, path: PropertyKey[], fix: string) =>
      context.addIssue({ code: 'custom', path, message, params: { fix } });
    if (headingRequired && !kinds.some(holdsHeading))
      report(
        'no band contains the heading of the page',
        [],
        'put “- kind: hero” or “- kind: opening” first.',
      );
    kinds.forEach((kind, index) => {
      const { holdsHeading: holds, once, pages } = definitions[kind];
      if (!holds && !once && !pages) return;
      const first = kinds.findIndex((other) => other === kind || (holds && holdsHeading(other)));
      if (first === index) return;
      const fix = 'keep only one of them.';
      if (kinds[first] === kind) report(`${kind} is in the list twice`, [index, 'kind'], fix);
      else report(`${kinds[first]} and ${kind} both contain the heading of the page`, [index], fix);
    });
  };

export const pageBands = z
  .array(bandUnion<PageBand>(isGeneral))
  .min(1)
  .superRefine(checkComposition({ headingRequired: true }))
  .describe('The bands of the page, from top to bottom. The first one contains the heading');

export const serviceBands = z
  .array(bandUnion<ServiceBand>(isOn('service')))
  .superRefine(checkComposition())
  .describe(
    'The bands of the page, in order. If they include serviceHead, no other bands are added',
  );

export const industryBands = z
  .array(bandUnion<IndustryBand>(isOn('industry')))
  .superRefine(checkComposition())
  .describe(
    'Bands after the first release. If they include industryHead, no other bands are added',
  );

export const caseStudyBands = z
  .array(
    bandUnion<CaseStudyBand>(
      (definition) =>
        isUnderHeading(definition) || definition.pages?.includes('caseStudy') === true,
    ),
  )
  .min(1)
  .superRefine(checkComposition())
  .describe('The story. Without caseHead among them, heading and figures come before these bands');

export const listBands = z
  .array(bandUnion<CaseStudyBand>(isUnderHeading))
  .default([])
  .superRefine(checkComposition())
  .describe('Bands under the list');
