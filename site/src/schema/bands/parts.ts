import { z } from 'astro/zod';

// Parts whose words stand in the entry itself, or in what all of its kind share: a page names them
// only to say where they are.

const part = <Kind extends string>(kind: Kind, what: string) =>
  z.strictObject({ kind: z.literal(kind) }).describe(what);

export const serviceParts = [
  part('serviceHead', 'The banner: heading, lede and facts'),
  part('dependsOn', 'What cost, time and result depend on'),
  part('whatYouGet', 'What every engagement brings: pages/service-shared.yaml'),
  part('techStack', 'The grid of technologies'),
  part('testingTools', 'The row of testing tools'),
  part('firstTwoWeeks', 'The first ten days: pages/service-shared.yaml'),
  part('serviceQuestions', 'The questions of this service'),
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
] as const;
