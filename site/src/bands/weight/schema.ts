import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('weight', {
  ...head,
  parts: z
    .array(
      z.strictObject({
        part: z.enum(['html', 'css', 'fonts', 'script', 'pictures']).describe('What is weighed'),
        name: text('What it is for a visitor'),
        limit: z.number().positive().describe('The budget in kilobytes, compressed'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Each is measured when the site is built'),
  labels: z.strictObject({
    part: text('Over the names'),
    measured: text('Over what was measured'),
    limit: text('Over the budget'),
    all: text('Before the sum'),
    size: text('How a weight is written, with {size}: "{size} KB"'),
  }),
  legend: text('What is chosen: "Read it over"'),
  connections: z
    .array(
      z.strictObject({
        name: text('"4G on a train"'),
        rate: z.number().positive().describe('In kilobits a second'),
        delay: z.number().positive().describe('A round trip in milliseconds'),
      }),
    )
    .min(2)
    .max(4),
  arrives: text('Says when all of it is there, with {seconds}: "{seconds} s until it is complete"'),
  note: text('How it was worked out'),
});
