import { z } from 'astro/zod';
import { address, id, text } from './parts.ts';

/** An entry of stats.yaml: a figure that counts up on the home page. */
export const stat = z.strictObject({
  id,
  label: text('Projects Completed'),
  value: z.int().positive().describe('Shown with a plus'),
  href: address('Where one reads what it counts').optional(),
  sample: z.boolean().default(false).describe('true until it is a real figure'),
});
