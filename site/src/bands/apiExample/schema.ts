import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('apiExample', 'To try', {
  ...bandHead,
  legend: text('The label of the choice between examples: "Send"'),
  labels: z.strictObject({
    request: text('The heading above the request'),
    response: text('The heading above the response'),
  }),
  exchanges: z
    .array(
      z.strictObject({
        name: text('The name of the example, in a few words: "An order that is not yours"'),
        request: text('The request: method, path, important headers, an empty line, the body'),
        status: text('The status of the response: "200 OK"'),
        refused: z.boolean().default(false).describe('true if the request is refused'),
        took: text('The response time: "38 ms"'),
        response: text('The body of the response, in lines of at most 48 characters'),
        reason: longText('What to look at, in one or two sentences'),
      }),
    )
    .min(2)
    .max(8),
});
