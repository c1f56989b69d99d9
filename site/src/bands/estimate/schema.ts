import { z } from 'astro/zod';
import { fact, head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const id = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/, 'small letters, digits and hyphens')
  .describe('Its name in the address, the same in every language: "people"');

const answer = z.strictObject({
  id,
  label: text('The answer, in a few words'),
  points: z.int().min(0).max(20).describe('How much it adds to the size of the project'),
  assumes: text('What the plan takes for granted if this is the answer').optional(),
});

const plan = z.strictObject({
  from: z.int().min(0).describe('The points from which on it is the plan; 0 for the smallest'),
  name: text('What it is called'),
  price: text('The range, with its currency: "€80,000 to €120,000"'),
  facts: z.array(fact).min(1).max(4).describe('Time, team and what else one asks first'),
  includes: z.array(text('One thing that is in it')).min(1),
  leavesOut: z.array(text('One thing that is not in it')).default([]),
});

const { schema, ...rules } = defineBand('estimate', {
  ...head,
  questions: z
    .array(
      z.strictObject({
        id,
        question: text('What you have to know to say a range'),
        answers: z.array(answer).min(2).max(6),
      }),
    )
    .min(2)
    .max(6),
  plans: z.array(plan).min(2).max(6).describe('What the points lead to, the smallest first'),
  words: z.strictObject({
    ask: text(
      'Over the plan until every question is answered; until then it is that of the answers so far',
    ),
    points: text('Beside an answer where no script adds up; holds {points}'),
    fits: text('Over a plan where no script adds up; holds {from} and {to}, points'),
    fitsLast: text('Over the last one; holds {from}'),
    includes: text('Over what is in a plan'),
    leavesOut: text('Over what is not in it'),
    assumes: text('Over what the answers let us take for granted'),
    write: text('The link to the form, which takes the plan along'),
    summary: text('The first line of what the form is filled with'),
    send: text('The link that writes a mail to a colleague'),
    copy: text('The button that copies the address of the plan'),
    copied: text('The same, once it has'),
    print: text('The button that prints it'),
  }),
});

export const band = {
  ...rules,
  schema: schema
    .refine(({ plans }) => plans.every(({ from }, at) => from > (plans[at - 1]?.from ?? -1)), {
      message: 'the points of the plans do not rise',
      path: ['plans'],
      params: { fix: 'put the smallest plan first, and give each one a higher “from”.' },
    })
    .refine(({ plans }) => plans[0]?.from === 0, {
      message: 'nothing is there for 0 points',
      path: ['plans', 0, 'from'],
      params: { fix: 'write from: 0 for the smallest plan.' },
    }),
};
