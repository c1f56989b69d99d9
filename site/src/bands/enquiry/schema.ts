import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('enquiry') })
    .describe('The contact form; its text is in pages/contact.yaml'),
  once: true,
  id: 'enquiry',
  tones: ['paper'],
  apart: 'before',
});
