import { z } from 'astro/zod';
import { id, named } from './parts.ts';

/** An entry of customers.yaml: a logo in the strip of the home page. */
export const customer = z.strictObject({
  id,
  mark: named('mark', 'The name of its file in brand/customers, without .svg'),
  sample: z.boolean().default(false).describe('true until it is the logo of a real customer'),
});
