import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const rows = z
  .array(z.array(text('A cell')).min(2).max(4))
  .describe('Rows, with a cell for each column');

export const band = defineBand('states', {
  ...head,
  legend: text('What is chosen: "State of the list"'),
  screen: text('The title of the screen'),
  columns: z.array(text('A column heading')).min(2).max(4),
  rows: rows.min(1).describe('Those of the full list'),
  states: z
    .array(
      z.strictObject({
        name: text('One to three words: "No match"'),
        rows: z.int().min(0).default(0).describe('How many of the rows it shows'),
        ownRows: rows.optional().describe('Rows of its own instead'),
        count: text('Under the rows: "1 to 20 of 12,418"').optional(),
        loading: z.boolean().default(false).describe('Shows placeholder rows'),
        search: text('What is written in the search field').optional(),
        message: z
          .strictObject({
            title: text('What happened'),
            text: text('Why it happened, and what the user can do'),
            button: text('The words of the button, if there is one').optional(),
            alarm: z.boolean().default(false).describe('Something is wrong'),
          })
          .optional(),
        reason: text('Why it looks so: one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});
