import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const count = z.int().min(0);

const { schema, ...rules } = defineBand('threshold', 'To try', {
  ...bandHead,
  checked: z
    .enum(['from', 'below'])
    .describe(
      'What a person checks: scores from the threshold up (suspicion), or those below it (certainty)',
    ),
  recommended: z.int().min(0).max(100).describe('The initial threshold'),
  lowest: z
    .int()
    .min(0)
    .max(90)
    .default(0)
    .describe('The lowest threshold that visitors can choose'),
  step: z.int().min(1).max(20).default(5).describe('The step by which the threshold moves'),
  bins: z
    .array(
      z.strictObject({
        right: count.describe('How many items with this score are right'),
        wrong: count.describe('How many items with this score are wrong'),
      }),
    )
    .min(5)
    .max(20)
    .optional()
    .describe('Counts of many items by score, in equal ranges from 0 to 100'),
  chartMax: z
    .int()
    .min(1)
    .default(100)
    .describe(
      'The most right items that the chart shows in a column. Longer columns fade out at the end',
    ),
  fields: z
    .array(
      z.strictObject({
        name: text('The name of the field that the model read'),
        read: text('What the model read in it'),
        truth: text('What the field really says, if the model misread it').optional(),
        score: z.int().min(0).max(100).describe('How sure the model is, from 0 to 100'),
      }),
    )
    .min(3)
    .max(12)
    .optional()
    .describe('A few items, each with its own score. An alternative to bins'),
  baseline: z
    .strictObject({
      name: text('The rule in use without the model: "Above 5,000"'),
      checked: count.describe('How many items a person checks under this rule'),
      caught: count.describe('How many of those items are wrong'),
    })
    .describe('The simple rule that the model has to beat'),
  costs: z.strictObject({
    check: z.number().min(0).describe('The cost of checking one item'),
    miss: z.number().min(0).describe('The cost of one wrong item that is not checked'),
  }),
  labels: z.strictObject({
    threshold: text(
      'The label of the slider: "A person looks from {threshold}". Contains {threshold}',
    ),
    spoken: text(
      'The result, for screen readers. Contains {threshold}, {checked}, {missed} and {cost}',
    ),
    model: text('The heading of the model’s column'),
    counted: text('The heading of the column that says what is counted'),
    checked: text('The label of the number of items that a person checks'),
    caught: text('The label of the number of wrong items that are found'),
    missed: text('The label of the number of wrong items that are missed'),
    falseAlarms: text('The label of the number of right items that are checked unnecessarily'),
    accuracy: text('The label of the share of items that are handled correctly').optional(),
    cost: text('The label of the total cost'),
    money: text('How an amount of money reads: "EUR {amount}". Contains {amount}'),
    right: text('The legend for items that are right'),
    wrong: text('The legend for items that are wrong'),
  }),
});

export const band = {
  ...rules,
  schema: schema.refine(({ bins, fields }) => !bins !== !fields, {
    message: 'a threshold needs either “bins” or “fields”',
    params: { fix: 'keep “bins” to count many items by score, or “fields” to list a few.' },
  }),
};
