import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('process', 'How we work', {
  ...bandHead,
  steps: z
    .array(
      z.strictObject({
        name: text('The name of the step, in a few words'),
        text: text('What happens in the step and who decides'),
        yields: text('What there is at the end of the step'),
        time: text('How long the step takes: "1 to 2 weeks"').optional(),
      }),
    )
    .min(2)
    .describe('The steps, shown as milestones on a line'),
});
