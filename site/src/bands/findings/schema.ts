import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const part = z.strictObject({
  as: z
    .enum(['field', 'note', 'alarm', 'button', 'quiet'])
    .describe(
      'What it is: a field with its label, a remark, an error, or a button of two weights. Consecutive buttons share a row',
    ),
  text: text('The label, the remark, or the words of the button'),
  value: text('What is written in the field').optional(),
  hint: text('Under the label of the field').optional(),
  mark: z.int().min(1).optional().describe('The number of the finding that it belongs to'),
});

const side = z.strictObject({
  name: text('One or two words: "Before"'),
  figure: text('The one figure that counts: "2 of 6"'),
  meaning: text('What it counts, in a few words'),
  parts: z.array(part).min(2).describe('The page, from top to bottom'),
});

export const band = defineBand('findings', {
  ...head,
  legend: text('What is chosen: "The claim form"'),
  screen: text('The title of the screen'),
  people: z.int().min(1).max(12).describe('How many were watched'),
  before: side,
  after: side,
  findings: z
    .array(
      z.strictObject({
        saw: text('What happened, in one sentence'),
        met: z.int().min(0).describe('How many of them it happened to'),
        lost: text('What it cost them: "38 s"'),
        answer: text('What the page does about it now'),
        metAfter: z.int().min(0).default(0).describe('How many it happened to afterwards'),
      }),
    )
    .min(1)
    .max(6)
    .describe('In the order of their numbers'),
  met: text('Says how many, with {count} and {people}: "{count} of {people}"'),
  lost: text('Says what it cost, with {lost}: "{lost} lost each"'),
});
