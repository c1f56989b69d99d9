import { z } from 'astro/zod';
import { address, head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('prices', {
  ...head,
  plans: z
    .array(
      z.strictObject({
        name: text('What it is called'),
        price: text('With its currency: "€ 4,800"'),
        per: text('For how much: "a month", "once"').optional(),
        text: text('Who it is for').optional(),
        includes: z.array(text('One thing that is in it')).min(1),
        mark: text('Sets one apart in a word or two: "Most take this"').optional(),
        button: text('The words of its link').optional(),
        link: address('Where its link leads').default('/contact'),
      }),
    )
    .min(1)
    .max(4),
  note: text('Under the table: what is not in any price').optional(),
});
