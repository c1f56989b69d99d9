import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const option = z.strictObject({
  label: text('The question'),
  options: z.array(text('A possible answer')).min(2).max(5),
});

export const band = defineBand('decisions', 'Figures', {
  ...bandHead,
  conditions: z.array(option).min(2).max(4).describe('The questions, each in its own column'),
  rules: z
    .array(
      z.strictObject({
        when: z
          .array(text('One of the answers to that question, or – for any'))
          .min(2)
          .max(4)
          .describe('One answer for each condition, in the same order'),
        then: text('The decision, in a few words'),
        why: longText('The reason for the decision, in one sentence'),
      }),
    )
    .min(2)
    .describe(
      'The rules. The first one that matches decides, and the last one must match everything',
    ),
  labels: z.strictObject({
    result: text('The heading above the decision: "Who pays"'),
    rule: text('Names a rule, and the one that decided: "Rule {number}". Contains {number}'),
    any: text('What a rule says of a question that it does not ask: "any"'),
    all: text(
      'Opens the rules that a phone leaves out if there are many: "All {count} rules". Contains {count}',
    ),
  }),
});
