import { z } from 'astro/zod';
import { id, named, text } from './parts.ts';

/** An entry of customers.yaml: a logo in the strip of the home page. */
export const customer = z.strictObject({
  id,
  mark: named('mark', 'The name of its file in brand/customers, without .svg or .png'),
  name: text('The customer, for people who listen to the page: "Halden Rail"').optional(),
  colors: z
    .enum(['one', 'own'])
    .default('one')
    .describe(
      'one: in the colour of the words around it, also what is white in it. own: as it is in the file, on a pale background at night',
    ),
  sample: z.boolean().default(false).describe('true until it is the logo of a real customer'),
});
