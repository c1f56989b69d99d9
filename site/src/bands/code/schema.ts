import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('code', 'Text', {
  ...bandHead,
  language: z
    .enum(['ts', 'json', 'yaml', 'http', 'css', 'bash', 'gherkin', 'python'])
    .describe('The language of the sample'),
  code: text('A code sample from your work'),
  notes: z.array(text('A remark about the sample: what to look at')).default([]),
});
