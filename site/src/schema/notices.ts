import { FAILURE_CAUSES, type FailureCause } from '@frontage/contract/failures';
import { z } from 'astro/zod';
import { chiefQuote, heading, leads, pageHead, text, bandHeadWithText } from '../fields/parts.ts';

export const notFoundWords = z.strictObject({
  ...pageHead,
  ...bandHeadWithText,
  code: text('The large code on the page: "404"'),
  button: text('The label of the link to the home page'),
  leads: leads(4),
  chiefQuote: chiefQuote('beside the links').optional(),
});

/** The page after an enquiry was sent without JavaScript. */
export const thankYouWords = z.strictObject({
  ...pageHead,
  ...bandHeadWithText,
  button: text('The label of the link to the home page'),
  leads: leads(4),
  chiefQuote: chiefQuote('beside the links').optional(),
});

const cause = z.strictObject({
  happened: text('What happened. May contain {email} and {wait}'),
  text: text(
    'What happened to the visitor’s text, also shown under the form. May contain {email} and {wait}',
  ),
  now: text('What to do now. Contains {email}, and {wait} if the visitor has to wait'),
});

/**
 * The page after an enquiry was rejected, which shows the form again. With JavaScript, a line under the form shows the
 * same message.
 */
export const enquiryFailedWords = z.strictObject({
  ...pageHead,
  heading,
  labels: z.strictObject({ text: text('The label of “text”'), now: text('The label of “now”') }),
  forms: z.strictObject({
    received: text('The heading above the form if it still has the visitor’s text'),
    lost: text('The heading above the form if the visitor’s text was lost'),
  }),
  causes: z
    .strictObject({
      ...(Object.fromEntries(FAILURE_CAUSES.map((name) => [name, cause])) as Record<
        FailureCause,
        typeof cause
      >),
      'invalid-fields': cause
        .optional()
        .describe('An invalid answer. Needed if company.yaml has “fields”'),
    })
    .describe('The text for each cause of a failure'),
});

export type CauseWords = z.infer<typeof cause>;

export type EnquiryFailedWords = z.infer<typeof enquiryFailedWords>;
