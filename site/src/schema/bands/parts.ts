import { z } from 'astro/zod';
import { text } from '../parts.ts';

// Parts whose words stand in the entry itself, or in what all of its kind share: a page names them
// only to say where they are.

const part = <Kind extends string>(kind: Kind, what: string) =>
  z.strictObject({ kind: z.literal(kind) }).describe(what);

const testingTools = z
  .strictObject({
    kind: z.literal('testingTools'),
    text: text('What this service uses of them and what for, in a sentence or two').optional(),
  })
  .describe('The row of testing tools');

const inShort = z
  .strictObject({
    kind: z.literal('inShort'),
    days: text('What the days are, where they are not those of this service').optional(),
  })
  .describe(
    'What every engagement brings and its first days, in a few words each: pages/service-shared.yaml',
  );

export const serviceParts = [
  part('serviceHead', 'The banner: heading, lede and facts'),
  part('dependsOn', 'What cost, time and result depend on'),
  part('techStack', 'The grid of technologies'),
  testingTools,
  inShort,
  part('serviceQuestions', 'The questions of this service'),
  part('serviceWork', 'Links to the case studies that name this service'),
] as const;

export const industryParts = [
  part('industryHead', 'Heading, lede and facts'),
  part('challenges', 'Each challenge with its solution'),
  part('standards', 'The rules and interfaces of the industry'),
  part('firstRelease', 'What a first release could be'),
  part('benefits', 'What the client has of it'),
  part('learning', 'How an industry is learned: pages/industry-shared.yaml'),
  part('beforeQuote', 'The questions before a quote: pages/industry-shared.yaml'),
  part('industryContact', 'The way on to /contact: pages/industry-shared.yaml'),
  part('industryWork', 'Links to the case studies that name this industry'),
] as const;

const caseHead = z
  .strictObject({
    kind: z.literal('caseHead'),
    look: z
      .enum(['wide', 'beside'])
      .default('wide')
      .describe(
        'wide: the heading over the whole page, the cover from edge to edge under it. beside: the heading beside the cover; without one beside the first figure, very large',
      ),
  })
  .describe('Heading, lede, cover, and who, when and what');

export const caseParts = [
  caseHead,
  part('caseFigures', 'The figures of this case study, beside each other'),
  part('caseQuote', 'What its client said'),
] as const;
