import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('request', {
  ...head,
  legend: text('What is chosen: "Send"'),
  labels: z.strictObject({
    request: text('Over what is sent'),
    response: text('Over what comes back'),
  }),
  exchanges: z
    .array(
      z.strictObject({
        name: text('A few words: "An order that is not yours"'),
        request: text('Method, path, headers that matter, and the body after an empty line'),
        status: text('"200 OK"'),
        refused: z.boolean().default(false).describe('The answer is no'),
        took: text('How long it took: "38 ms"'),
        response: text('The body, in lines of at most 48 characters'),
        reason: text('What to look at: one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});
