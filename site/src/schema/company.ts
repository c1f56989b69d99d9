import {
  checkboxesSchema,
  companyNameSchema,
  languagesSchema,
  measureSpeedSchema,
} from '@frontage/contract/company-facts';
import { formFieldsSchema } from '@frontage/contract/form-fields';
import { z } from 'astro/zod';
import { hours, office, postalAddress } from './office.ts';
import { description, email, longText, reference, text } from '../fields/parts.ts';
import { analytics } from './analytics.ts';

/** company.yaml: the facts of the company. */
export const company = z.strictObject({
  name: companyNameSchema,
  legalName: text('The full legal name, as used in contracts'),
  blurb: longText('Two sentences about the company, shown in the footer'),
  description,
  email: email.describe('The email address for sales'),
  phone: text('The phone number as visitors read it, with the country code'),
  chief: reference('person', 'The chief executive: the id of a person in people.yaml'),
  address: postalAddress.optional(),
  hours: hours.optional(),
  offices: z
    .array(office)
    .default([])
    .describe('Offices in addition to the address, or instead of it. Shown in this order'),
  social: z
    .array(
      z.strictObject({
        name: text('The name of the network: "LinkedIn"'),
        link: z.url({ protocol: /^https?$/ }).describe('The full URL of your profile'),
        icon: reference(
          'network icon',
          'A slug from simpleicons.org, a file such as ./brand/own.svg, or none. If left out, it follows from the link',
        ).optional(),
      }),
    )
    .default([])
    .describe(
      'Links to social networks in the footer. A link to X also names your account on cards there',
    ),
  areaServed: text('The area you serve, for search engines: "Worldwide", "Norway"').optional(),
  analytics: analytics
    .optional()
    .describe(
      'The analytics service. A section of the privacy policy must mention it in “analytics”',
    ),
  measureSpeed: measureSpeedSchema,
  checkboxes: checkboxesSchema,
  fields: formFieldsSchema.default({}),
  languages: languagesSchema,
  sample: z
    .array(reference('fact', 'The name of a field in this file'))
    .default([])
    .describe('The fields in this file that still have sample values'),
});
