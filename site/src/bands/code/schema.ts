import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('code', {
  ...head,
  language: z
    .enum(['ts', 'json', 'yaml', 'http', 'css', 'bash', 'gherkin', 'python'])
    .describe('What the sample is written in'),
  code: text('A sample of what is delivered'),
  notes: z.array(text('What to look at')).default([]),
});
