import { z } from 'astro/zod';
import { address, head, text } from '../parts.ts';

// Bands of words, figures and code. A page takes those that its content wants, in its own order, so
// that no two pages have the same build.

const prose = z.strictObject({
  kind: z.literal('prose'),
  ...head,
  paragraphs: z.array(text('Two to five sentences')).min(1),
  aside: z
    .strictObject({ label: text('Two or three words'), text: text('What to remember') })
    .optional()
    .describe('A remark in the margin'),
});

const process = z.strictObject({
  kind: z.literal('process'),
  ...head,
  steps: z
    .array(
      z.strictObject({
        name: text('One or a few words, as the specification names the step'),
        text: text('What happens and who decides'),
        yields: text('What is on the table at the end of it'),
        time: text('"1 to 2 weeks"').optional(),
      }),
    )
    .min(3)
    .describe('Drawn as stations along one line'),
});

const cards = z.strictObject({
  kind: z.literal('cards'),
  ...head,
  cards: z
    .array(
      z.strictObject({
        title: text('What it is'),
        text: text('Two or three sentences'),
        items: z.array(text('A technology or a part')).default([]),
        hireNow: z.boolean().default(false).describe("Ends in a 'Hire Now' link to /contact"),
        link: address('The page that tells more').optional(),
      }),
    )
    .min(2),
});

const table = z
  .strictObject({
    kind: z.literal('table'),
    ...head,
    columns: z.array(text('A column heading')).min(2).max(5),
    rows: z
      .array(z.array(z.string().describe('A cell')).min(2).max(5))
      .min(2)
      .describe('The first cell heads its row'),
    note: text('Under the table: where figures come from').optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [at, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', at],
          message: `has ${row.length} cells, and the table has ${columns.length} columns. In a list in brackets a comma ends a cell: put a cell that has one between quotation marks`,
        });
  });

const compare = z.strictObject({
  kind: z.literal('compare'),
  ...head,
  sides: z
    .array(z.strictObject({ title: text('"A good fit"'), items: z.array(text('A case')).min(2) }))
    .length(2),
});

const code = z.strictObject({
  kind: z.literal('code'),
  ...head,
  language: z
    .enum(['ts', 'json', 'yaml', 'http', 'css', 'bash', 'gherkin', 'python'])
    .describe('What the sample is written in'),
  code: text('A sample of what is delivered'),
  notes: z.array(text('What to look at')).default([]),
});

const ladder = z.strictObject({
  kind: z.literal('ladder'),
  ...head,
  rungs: z
    .array(z.strictObject({ name: text('A few words'), text: text('One to three sentences') }))
    .min(3)
    .describe('An order that matters: from the least to the most'),
});

const list = z.strictObject({
  kind: z.literal('list'),
  ...head,
  items: z
    .array(z.strictObject({ title: text('A few words'), text: text('One to three sentences') }))
    .min(3)
    .describe('Set as a list of definitions in two columns'),
});

export const texts = [prose, process, cards, table, compare, code, ladder, list] as const;
