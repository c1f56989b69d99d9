import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('process', {
  ...head,
  steps: z
    .array(
      z.strictObject({
        name: text('The step, in one or a few words'),
        text: text('What happens and who decides'),
        yields: text('What is on the table at the end of it'),
        time: text('"1 to 2 weeks"').optional(),
      }),
    )
    .min(2)
    .describe('Drawn as milestones along one line'),
});
