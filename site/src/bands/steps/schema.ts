import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('steps', 'Text', {
  ...bandHead,
  steps: z
    .array(
      z.strictObject({
        title: text('The title of the step: what to do'),
        text: longText('How to do it, in one to three sentences'),
      }),
    )
    .min(1)
    .describe('The steps. They are numbered'),
});
