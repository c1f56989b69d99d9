import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const { schema, ...rules } = defineBand('table', 'Text', {
  ...bandHead,
  columns: z.array(text('A column heading')).min(2).max(5),
  rows: z
    .array(
      z
        .array(
          z
            .string()
            .describe(
              'The content of a cell. A share has a bar: "20%" or "51/100". May contain {company}, {legalName}, {email} or {phone}',
            ),
        )
        .min(2)
        .max(5),
    )
    .min(1)
    .describe('The rows. The first cell of each is its heading'),
  arrows: z
    .boolean()
    .optional()
    .describe('Whether the rows are places on a way, and an arrow leads from each to the next'),
  boundary: z
    .strictObject({
      after: z.number().int().positive().describe('The number of the last row before it'),
      text: text('What ends or begins there: "Outside of your network"'),
    })
    .optional()
    .describe('A line between two rows that says what ends or begins there'),
  note: text('The note under the table, such as the source of the figures').optional(),
});

export const band = {
  ...rules,
  schema: schema.superRefine(({ columns, rows, boundary }, context) => {
    if (boundary && boundary.after >= rows.length)
      context.addIssue({
        code: 'custom',
        path: ['boundary', 'after'],
        message: `is ${boundary.after}, and the table has ${rows.length} rows: the line is between two of them`,
      });
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${row.length} cells, and the table has ${columns.length} columns. In a list in brackets a comma ends a cell: put a cell that has one between quotation marks`,
        });
  }),
};
