import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('pageWeight', 'To try', {
  ...bandHead,
  parts: z
    .array(
      z.strictObject({
        part: z
          .enum(['html', 'css', 'fonts', 'script', 'pictures'])
          .describe('The kind of file that is measured'),
        name: text('What it means to a visitor, in a few words'),
        limit: z.number().positive().describe('The budget in kilobytes, compressed'),
      }),
    )
    .min(2)
    .max(5)
    .describe('The parts of the page. Each is measured when the site is built'),
  labels: z.strictObject({
    part: text('The heading of the column of names'),
    measured: text('The heading of the column of measured sizes'),
    limit: text('The heading of the column of budgets'),
    all: text('The label of the total'),
    size: text('How a size reads: "{size} KB". Contains {size}'),
    loadingTime: text('The loading time: "{seconds} s until it is complete". Contains {seconds}'),
  }),
  legend: text('The label of the choice between connections: "Load it over"'),
  connections: z
    .array(
      z.strictObject({
        name: text('The name of the connection: "4G on a train"'),
        rate: z.number().positive().describe('The speed in kilobits per second'),
        delay: z.number().positive().describe('The round-trip time in milliseconds'),
      }),
    )
    .min(2)
    .max(4),
  note: text('How the times were calculated'),
});
