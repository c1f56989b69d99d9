import { z } from 'astro/zod';
import { address, bandHead, more, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('prices', 'Figures', {
  ...bandHead,
  plans: z
    .array(
      z.strictObject({
        name: text('The name of the plan'),
        price: text('The price with its currency: "€4,800"'),
        otherCurrencies: text('The price in other currencies: "$5,500, £4,100"').optional(),
        per: text('What the price is for: "a month", "once"').optional(),
        text: text('Who the plan is for').optional(),
        includes: z.array(text('Something that the plan includes')).min(1),
        badge: text('A short label that highlights the plan: "Most popular"').optional(),
        button: text('The text of the link').optional(),
        link: address('Where the link leads').default('/contact'),
      }),
    )
    .min(1)
    .max(4),
  note: text('The note under the table: what no price includes').optional(),
  more: more.optional(),
});
