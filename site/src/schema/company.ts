import {
  checkboxesSchema,
  companyNameSchema,
  languagesSchema,
} from '@frontage/contract/company-facts';
import { formFieldsSchema } from '@frontage/contract/form-fields';
import { z } from 'astro/zod';
import { hours, office, postalAddress } from './office.ts';
import { description, email, named, text } from './parts.ts';
import { statistics } from './statistics.ts';

/** company.yaml: the facts of the company. */
export const company = z.strictObject({
  name: companyNameSchema,
  legalName: text('As in contracts'),
  blurb: text('Two sentences for the footer'),
  description,
  email: email.describe('The sales address'),
  phone: text('As people read it, with country code'),
  chief: named('person', 'The chief executive: the id of somebody in people.yaml'),
  address: postalAddress.optional(),
  hours: hours.optional(),
  offices: z
    .array(office)
    .default([])
    .describe('Where the company works beside or instead of its address, in order'),
  social: z
    .array(
      z.strictObject({
        name: text('The network, as it is called'),
        link: z.url({ protocol: /^https?$/ }).describe('The whole address'),
        icon: named(
          'network icon',
          'Its mark, beside the name: without this that of the network of the link, if it is known; a slug of simpleicons.org; an SVG of the folder: ./brand/own.svg; or none',
        ).optional(),
      }),
    )
    .default([])
    .describe('Links in the footer, in order; one to X also names the company on cards there'),
  areaServed: text('Where it works, for search engines: "Worldwide", "Norway"').optional(),
  statistics: statistics
    .optional()
    .describe(
      'What counts visits; a section of the privacy policy has to say so, in its statistics',
    ),
  checkboxes: checkboxesSchema,
  fields: formFieldsSchema.default({}),
  languages: languagesSchema,
  sample: z
    .array(named('fact', 'The name of a field'))
    .default([])
    .describe('The facts here that are still sample'),
});
