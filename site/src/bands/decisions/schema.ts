import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const option = z.strictObject({
  label: text('What is asked'),
  options: z.array(text('An answer')).min(2).max(4),
});

export const band = defineBand('decisions', {
  ...head,
  conditions: z.array(option).min(2).max(4).describe('The questions, one column each'),
  rules: z
    .array(
      z.strictObject({
        when: z
          .array(text('One of the answers, or – where any will do'))
          .min(2)
          .max(4)
          .describe('An answer for each condition, in their order'),
        then: text('What follows: a few words'),
        why: text('The reason, in one sentence'),
      }),
    )
    .min(2)
    .describe('From top to bottom: the first that fits decides. The last one must always fit'),
  result: text('The heading of what follows: "Who pays"'),
  rule: text('Says which rule decided, with {number}: "Rule {number}"'),
});
