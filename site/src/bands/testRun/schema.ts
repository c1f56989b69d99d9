import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('testRun', 'To try', {
  ...bandHead,
  legend: text('The label of the choice between versions: "The code"'),
  checks: z.array(longText('A check, as a sentence that is true if it passes')).min(1).max(8),
  versions: z
    .array(
      z.strictObject({
        name: text('The name of the version, one to four words: "Fixed at 17:08"'),
        code: text(
          'The relevant lines of code. Lines that begin with + or - are highlighted',
        ).optional(),
        failing: z
          .array(z.int().min(1).describe('The number of a check, from 1'))
          .default([])
          .describe('The numbers of the checks that fail in this version'),
        report: longText('The report of the run: one to three sentences'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The versions, oldest first'),
  labels: z.strictObject({
    holds: text('What screen readers say for a check that passes: "passed"'),
    fails: text('What screen readers say for a check that fails: "failed"'),
    waits: text('What screen readers say for a check that has not run: "waiting"'),
    reports: text('The heading above the reports of all runs'),
  }),
});
