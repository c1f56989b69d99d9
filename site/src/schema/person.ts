import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { id, text } from './parts.ts';

/** An entry of people.yaml: somebody who works here, writes articles or answers on the contact page. */
export const person = z.strictObject({
  id,
  name: text('As colleagues and clients say it'),
  role: text('What the person does here: "Engineer", "Chief Executive"'),
  city: text('Where the person works').optional(),
  ask: text('What one may ask the person, as a whole sentence').optional(),
  portrait: imageFor('portrait').optional().describe('Without one the person is drawn by initials'),
  sample: z.boolean().default(false).describe('true until it is a real person'),
});
