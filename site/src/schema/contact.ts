import type { HONEYPOT } from '@frontage/contract/form';
import type { FormField } from '@frontage/contract/form-fields';
import { z } from 'astro/zod';
import { share } from '../fields/image.ts';
import {
  bandHeadWithText,
  chiefQuote,
  fact,
  heading,
  links,
  longText,
  pageHead,
  text,
} from '../fields/parts.ts';

const problem = longText('An error message: a sentence that says what to enter');

export const contactWords = z.strictObject({
  ...pageHead,
  share,
  ...bandHeadWithText,
  answer: longText('When somebody answers, in one short sentence. Shown above the form').optional(),
  links,
  details: z.strictObject({
    heading,
    email: text('The line with the email address. Contains {email}'),
    phone: text('The line with the phone number. Contains {phone}'),
    hoursLabel: text('The label above the hours: says whose time they are in').optional(),
    hours: z.array(fact).max(5).describe('When somebody answers, by office').default([]),
    chief: text('The line that names the chief executive. Contains {name} and {role}'),
  }),
  chiefQuote: chiefQuote('beside the form, for visitors who hesitate').optional(),
  form: z.strictObject({
    heading,
    text: text('Who answers, and by when. Shown beside the form and after sending'),
    name: text('The label of the name field'),
    email: text('The label of the email field'),
    message: text('The label of the message field'),
    services: text('The question above the checkboxes'),
    button: text('The label of the button that sends the form'),
    sending: text('The label of the button while the form is being sent'),
    success: text('The notification after the form was sent'),
    failure: text('The notification after the form could not be sent'),
    close: text(
      'The name of the button that closes a notification. Contains {toast}, the notification’s text',
    ),
    failureHelp: text('The text under the form after a failure. Contains {email}'),
    receipt: z
      .strictObject({
        heading: text('The heading: says that the message was sent'),
        address: text(
          'Says where the answer will go. Contains {address}, the visitor’s email address',
        ),
        noAddress: text('Shown instead if the visitor gave no email address. Contains {email}'),
        asked: text('Lists the checkboxes the visitor ticked. Contains {services}'),
      })
      .describe('The confirmation shown after the form was sent'),
    privacy: text(
      'The label of the link to /privacy-policy under the button, if you have that page',
    ).optional(),
    fields: z
      .strictObject({
        required: text('How the label of a required field reads. Contains {label}').optional(),
        problems: z
          .strictObject({
            text: problem,
            telephone: problem,
            website: problem,
            date: problem,
            choice: problem,
            tick: problem,
          })
          .partial()
          .describe('The error message for each kind of field that you use'),
      })
      .optional()
      .describe('The text for the fields that you added in company.yaml'),
  }),
});

export type AddedFieldWords = NonNullable<z.infer<typeof contactWords>['form']['fields']>;

/**
 * The words of the form, without its heading. The label of the honeypot has the field's name as its key, because these
 * words are in the page and a bot must not read the word "honeypot" there.
 */
export type FormWords = Omit<z.infer<typeof contactWords>['form'], 'heading' | 'fields'> &
  Record<typeof HONEYPOT | 'notifications', string> & {
    /** All fields in order. */
    fields: ShownField[];
  };

/** A field of the form: a built-in one, which has only a key, or one that the company has added. */
export type ShownField = { key: string } & Partial<AddedField>;

export type AddedField = {
  key: string;
  kind: FormField['kind'];
  /** `link` has the attributes of the link around the words in the middle. */
  label: { before: string; link?: { href: string } | undefined } & Partial<
    Record<'words' | 'after', string | undefined>
  >;
  hint?: string | undefined;
  required: boolean;
  /** The error message for the value that the visitor entered. */
  problem?: string | undefined;
  maxLength?: number;
  pattern?: string;
  autoComplete?: string | undefined;
  options?: [key: string, label: string][];
};
