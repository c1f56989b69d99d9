import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const rows = z
  .array(z.array(text('The content of a cell')).min(2).max(4))
  .describe('Rows, each with one cell for each column');

export const band = defineBand('screenStates', 'To try', {
  ...bandHead,
  legend: text('The label of the choice between states: "State of the list"'),
  screen: text('The title of the screen'),
  columns: z.array(text('A column heading')).min(2).max(4),
  rows: rows.min(1).describe('The rows of the full list'),
  states: z
    .array(
      z.strictObject({
        name: text('The name of the state, one to three words: "No match"'),
        rows: z.int().min(0).default(0).describe('How many rows of the full list this state shows'),
        ownRows: rows
          .optional()
          .describe('Other rows for this state, instead of those of the full list'),
        count: text('The count under the rows: "1 to 20 of 12,418"').optional(),
        loading: z
          .boolean()
          .default(false)
          .describe('true shows placeholder rows, as while loading'),
        search: text('The content of the search field').optional(),
        message: z
          .strictObject({
            title: text('The title of the message: what happened'),
            text: text('Why it happened and what the user can do'),
            button: text('The label of a button in the message').optional(),
            alarm: z.boolean().default(false).describe('true if the message reports an error'),
          })
          .optional(),
        reason: longText('The reason for this design, in one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});
