import { z } from 'astro/zod';
import { id, named, text } from './parts.ts';

/** An entry of technologies.yaml. */
export const technology = z.strictObject({
  id,
  name: text('As its makers write it'),
  icon: named('icon', 'The slug in simple-icons: "react"'),
  group: z
    .enum(['stack', 'testing'])
    .describe('stack: what we build with; testing: what we test with'),
});
