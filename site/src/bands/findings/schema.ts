import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const part = z.strictObject({
  as: z
    .enum(['field', 'note', 'alarm', 'button', 'quiet'])
    .describe(
      'field, note (a remark), alarm (an error), button, or quiet (a secondary button). Consecutive buttons share a row',
    ),
  text: text('The label, remark, error or button text'),
  value: text('The content of the field').optional(),
  hint: text('The hint under the field’s label').optional(),
  finding: z
    .int()
    .min(1)
    .optional()
    .describe('The number of the finding that this part belongs to'),
});

const side = z.strictObject({
  name: text('The name of the version, one or two words: "Before"'),
  figure: text('The most important figure: "2 of 6"'),
  meaning: text('What the figure counts, in a few words'),
  parts: z.array(part).min(2).describe('The parts of the page, from top to bottom'),
});

export const band = defineBand('findings', 'Figures', {
  ...bandHead,
  legend: text('The label of the choice between the two versions: "The claim form"'),
  screen: text('The title of the screen'),
  people: z.int().min(1).max(12).describe('How many people were observed'),
  before: side,
  after: side,
  findings: z
    .array(
      z.strictObject({
        observation: longText('What you observed, in one sentence'),
        affectedBefore: z
          .int()
          .min(0)
          .describe('How many people had this problem before the change'),
        cost: text('What it cost each of them: "38 s"'),
        solution: text('How the new version solves it'),
        affectedAfter: z
          .int()
          .min(0)
          .default(0)
          .describe('How many people had this problem after the change'),
      }),
    )
    .min(1)
    .max(6)
    .describe('The findings. They are numbered in this order'),
  labels: z.strictObject({
    affected: text(
      'How many people had the problem: "{count} of {people}". Contains {count} and {people}',
    ),
    cost: text('What it cost them: "{cost} lost each". Contains {cost}'),
  }),
});
