import { z } from 'astro/zod';
import { address, heading, intro, points, question, text, titled } from '../parts.ts';

// Bands of statements: what a buyer can check, ask or press.

const statements = z.strictObject({ kind: z.literal('statements'), ...points.shape });
const promises = z.strictObject({ kind: z.literal('promises'), ...points.shape });
const principles = z.strictObject({ kind: z.literal('principles'), ...points.shape });

const mission = z.strictObject({
  kind: z.literal('mission'),
  heading,
  paragraphs: z.array(text('A paragraph')).min(1),
});

const engagement = z.strictObject({
  kind: z.literal('engagement'),
  ...titled,
  labels: z.strictObject({
    happens: text('Label').optional(),
    present: text('Label').optional(),
    yields: text('Label'),
  }),
  stations: z
    .array(
      z.strictObject({
        name: text('The station'),
        time: text('How long'),
        happens: text('What happens').optional(),
        present: text('Who is there').optional(),
        yields: text('What the client holds at the end'),
      }),
    )
    .min(3)
    .describe('In short without happens and present: then each is one line'),
  more: z
    .strictObject({ text: text('The words of a link'), href: address('Where it is told in full') })
    .optional(),
});

const questions = z.strictObject({
  kind: z.literal('questions'),
  heading,
  text: intro.optional(),
  questions: z.array(question).min(3),
});

const callToAction = z.strictObject({
  kind: z.literal('callToAction'),
  ...titled,
  button: text('The link to /contact'),
});

export const statementsAndMore = [
  statements,
  promises,
  principles,
  mission,
  engagement,
  questions,
  callToAction,
] as const;
