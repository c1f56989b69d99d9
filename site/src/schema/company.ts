import { z } from 'astro/zod';
import { description, text } from './parts.ts';

/** company.yaml: the facts of the company. */
export const company = z.strictObject({
  name: text('The company'),
  legalName: text('As in contracts'),
  blurb: text('Two sentences for the footer'),
  description,
  email: z.email().describe('The sales address'),
  phone: text('As people read it, with country code'),
  chief: z.strictObject({ name: text('The chief executive'), title: text('Chief Executive') }),
  social: z.strictObject({
    linkedin: z.url().describe('The whole address'),
    github: z.url().describe('The whole address'),
    x: z.url().describe('The whole address'),
  }),
  sample: z
    .array(z.string().describe('The name of a field'))
    .default([])
    .describe('The facts here that are still sample'),
});
