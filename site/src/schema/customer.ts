import { z } from 'astro/zod';
import { id, text } from './parts.ts';

/** An entry of customers.yaml: a logo in the strip of the home page. */
export const customer = z.strictObject({
  id,
  mark: text('The drawing in src/art/customer-marks.ts'),
  sample: z.boolean().default(false).describe('true until it is the logo of a real customer'),
});
