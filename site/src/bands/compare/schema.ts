import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'compare',
  {
    ...head,
    sides: z
      .array(z.strictObject({ title: text('"A good fit"'), items: z.array(text('A case')).min(1) }))
      .length(2),
  },
  { apart: 'after' },
);
