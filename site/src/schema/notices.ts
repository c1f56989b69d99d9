import { FAILURE_CAUSES, type FailureCause } from '@frontage/contract/failures';
import { z } from 'astro/zod';
import { chiefsWord, heading, leads, pageHead, text, titled } from './parts.ts';

export const notFoundWords = z.strictObject({
  ...pageHead,
  ...titled,
  code: text('404'),
  link: text('The link to the home page'),
  leads: leads(4),
  word: chiefsWord('beside the links').optional(),
});

/** The page after an enquiry was sent without JavaScript. */
export const thankYouWords = z.strictObject({
  ...pageHead,
  ...titled,
  link: text('The link to the home page'),
  leads: leads(4),
  word: chiefsWord('beside the links').optional(),
});

const cause = z.strictObject({
  happened: text('What happened; may hold {email} and {wait}'),
  text: text(
    'What became of what was typed; may hold {email} and {wait}. Where it was received, also under the form that was sent',
  ),
  now: text('What to do; holds {email}, and {wait} where the service says how long'),
});

/**
 * The page after an enquiry was rejected, which shows the form again. With JavaScript, a line under the form shows the
 * same message.
 */
export const enquiryFailedWords = z.strictObject({
  ...pageHead,
  heading,
  labels: z.strictObject({ text: text('Label'), now: text('Label') }),
  forms: z.strictObject({
    received: text('Over the form that holds what was typed'),
    lost: text('Over the form that could not be filled again'),
  }),
  causes: z
    .strictObject({
      ...(Object.fromEntries(FAILURE_CAUSES.map((name) => [name, cause])) as Record<
        FailureCause,
        typeof cause
      >),
      'invalid-fields': cause.optional().describe('Where company.yaml has fields'),
    })
    .describe('One for each cause'),
});

export type CauseWords = z.infer<typeof cause>;

export type EnquiryFailedWords = z.infer<typeof enquiryFailedWords>;
