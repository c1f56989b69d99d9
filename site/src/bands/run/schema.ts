import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('run', {
  ...head,
  legend: text('What is chosen: "The code"'),
  checks: z.array(text('A sentence that holds or does not')).min(1).max(8),
  versions: z
    .array(
      z.strictObject({
        name: text('One to four words: "Mended at 17:08"'),
        shown: text('The lines in question; those that begin with + or - are marked').optional(),
        failing: z
          .array(z.int().min(1).describe('From 1'))
          .default([])
          .describe('The numbers of the checks that fail'),
        report: text('What the run says: one to three sentences'),
      }),
    )
    .min(2)
    .max(4)
    .describe('In their order in time'),
  labels: z.strictObject({
    holds: text('Read aloud for a check that holds: "passed"'),
    fails: text('"failed"'),
    waits: text('"waiting"'),
    reports: text('Over the reports of all runs'),
  }),
});
