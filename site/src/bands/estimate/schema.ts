import { z } from 'astro/zod';
import { fact, bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const id = z
  .string()
  .regex(
    /^[a-z][a-z\d-]*$/,
    'use only lowercase letters, digits and hyphens, and begin with a letter',
  )
  .describe('The id in the page’s address, the same in every language: "people"');

const answer = z.strictObject({
  id,
  label: text('The answer, in a few words'),
  points: z.int().min(0).max(20).describe('How many points it adds to the size of the project'),
  assumes: text('What the plan assumes if this is the answer').optional(),
});

const plan = z.strictObject({
  from: z
    .int()
    .min(0)
    .describe('The lowest number of points for this plan. 0 for the smallest plan'),
  name: text('The name of the plan'),
  price: text('The price range with its currency: "€80,000 to €120,000"'),
  facts: z.array(fact).min(1).max(4).describe('Time, team and what else buyers ask first'),
  includes: z.array(text('Something that the plan includes')).min(1),
  leavesOut: z.array(text('Something that the plan does not include')).default([]),
});

const { schema, ...rules } = defineBand('estimate', 'To try', {
  ...bandHead,
  questions: z
    .array(
      z.strictObject({
        id,
        question: text('A question whose answer affects the price'),
        answers: z.array(answer).min(2).max(6),
      }),
    )
    .min(2)
    .max(6),
  plans: z.array(plan).min(2).max(6).describe('The plans, smallest first'),
  labels: z.strictObject({
    ask: text('The text above the plans while questions are still unanswered'),
    points: text('The points beside an answer, shown without JavaScript. Contains {points}'),
    fits: text(
      'The range of points above a plan, shown without JavaScript. Contains {from} and {to}',
    ),
    fitsLast: text('The same above the largest plan. Contains {from}'),
    includes: text('The heading above the list of what is included'),
    leavesOut: text('The heading above the list of what is not included'),
    assumes: text('The heading above the list of assumptions'),
    write: text('The label of the link to the form, which fills in the plan'),
    summary: text('The first line of the text that the form is filled with'),
    send: text('The label of the link that emails the plan to a colleague'),
    copy: text('The label of the button that copies a link to the plan'),
    copied: text('The label of that button after copying'),
    print: text('The label of the button that prints the plan'),
  }),
});

export const band = {
  ...rules,
  schema: schema
    .refine(
      ({ plans }) => plans.every(({ from }, index) => from > (plans[index - 1]?.from ?? -1)),
      {
        message: 'the plans are not in order of their points',
        path: ['plans'],
        params: {
          fix: 'put the smallest plan first, and give each plan a higher “from” than the one before.',
        },
      },
    )
    .refine(({ plans }) => plans[0]?.from === 0, {
      message: 'no plan begins at 0 points',
      path: ['plans', 0, 'from'],
      params: { fix: 'write from: 0 for the smallest plan.' },
    }),
};
