import { z } from 'astro/zod';
import { id, text } from './parts.ts';

/** An entry of stats.yaml: a figure that counts up on the home page. */
export const stat = z.strictObject({
  id,
  label: text('Projects Completed'),
  value: z.int().positive().describe('Shown with a plus'),
  sample: z.boolean().default(false).describe('true until it is a real figure'),
});
