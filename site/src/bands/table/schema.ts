import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

const { schema, ...rules } = defineBand('table', {
  ...head,
  columns: z.array(text('A column heading')).min(2).max(5),
  rows: z
    .array(
      z
        .array(z.string().describe('A cell; may hold {company}, {legalName}, {email} or {phone}'))
        .min(2)
        .max(5),
    )
    .min(1)
    .describe('The first cell heads its row'),
  note: text('Under the table: where figures come from').optional(),
});

export const band = {
  ...rules,
  schema: schema.superRefine(({ columns, rows }, context) => {
    for (const [at, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', at],
          message: `has ${row.length} cells, and the table has ${columns.length} columns. In a list in brackets a comma ends a cell: put a cell that has one between quotation marks`,
        });
  }),
};
