import { checkboxesSchema, companyNameSchema } from '@frontage/contract/company-facts';
import { z } from 'astro/zod';
import { description, named, text } from './parts.ts';

/** company.yaml: the facts of the company. */
export const company = z.strictObject({
  name: companyNameSchema,
  legalName: text('As in contracts'),
  blurb: text('Two sentences for the footer'),
  description,
  email: z.email().describe('The sales address'),
  phone: text('As people read it, with country code'),
  chief: z.strictObject({ name: text('The chief executive'), title: text('Chief Executive') }),
  social: z
    .array(
      z.strictObject({
        name: text('The network, as it is called'),
        link: z.url({ protocol: /^https?$/ }).describe('The whole address'),
      }),
    )
    .default([])
    .describe('Links in the footer, in order; one to X also names the company on cards there'),
  areaServed: text('Where it works, for search engines: "Worldwide", "Norway"').optional(),
  checkboxes: checkboxesSchema,
  sample: z
    .array(named('fact', 'The name of a field'))
    .default([])
    .describe('The facts here that are still sample'),
});
