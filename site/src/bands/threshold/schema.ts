import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const count = z.int().min(0);

const { schema, ...rules } = defineBand('threshold', {
  ...head,
  checked: z
    .enum(['from', 'below'])
    .describe(
      'Who is checked by a person: scores `from` the threshold on, as of suspicion, or those `below` it, as of certainty',
    ),
  recommended: z.int().min(0).max(100).describe('The initial threshold'),
  lowest: z.int().min(0).max(90).default(0).describe('Where its scale begins'),
  step: z.int().min(1).max(20).default(5).describe('By how much it moves'),
  bins: z
    .array(
      z.strictObject({
        right: count.describe('How many of these are right'),
        wrong: count.describe('How many are wrong'),
      }),
    )
    .min(5)
    .max(20)
    .optional()
    .describe('Many things, counted by score: from 0 to 100 in steps of one width'),
  drawn: z
    .int()
    .min(1)
    .default(100)
    .describe('A column of right ones is drawn up to this many, and longer ones fade out'),
  fields: z
    .array(
      z.strictObject({
        name: text('What was to be read'),
        read: text('What the model read'),
        truth: text('What is there, where it read something else').optional(),
        score: z.int().min(0).max(100).describe('How sure the model is'),
      }),
    )
    .min(3)
    .max(12)
    .optional()
    .describe('Or a few things, one by one'),
  baseline: z
    .strictObject({
      name: text('The rule: "Above 5,000"'),
      checked: count.describe('How many it has checked'),
      caught: count.describe('How many wrong ones are among them'),
    })
    .describe('What the model has to beat'),
  costs: z.strictObject({
    check: z.number().min(0).describe('What it costs to check one'),
    miss: z.number().min(0).describe('What a wrong one costs that passes'),
  }),
  words: z.strictObject({
    threshold: text('Names the control, with {threshold}: "A person looks from {threshold}"'),
    spoken: text(
      'Says what follows to people who listen, with {threshold}, {checked}, {missed} and {cost}',
    ),
    model: text('Heads the column of the model'),
    counted: text('Heads the column of what is counted'),
    checked: text('Checked by a person'),
    caught: text('Wrong ones found'),
    missed: text('Wrong ones that pass'),
    falseAlarms: text('Right ones checked in vain'),
    accuracy: text('The share that is treated rightly').optional(),
    cost: text('What it costs in all'),
    money: text('An amount, with {amount}: "EUR {amount}"'),
    right: text('Legend: the symbol of correct ones'),
    wrong: text('Legend: the symbol of wrong ones'),
  }),
});

export const band = {
  ...rules,
  schema: schema.refine(({ bins, fields }) => !bins !== !fields, {
    message: 'a threshold is for many things or for a few',
    params: { fix: 'give it either “bins” or “fields”.' },
  }),
};
