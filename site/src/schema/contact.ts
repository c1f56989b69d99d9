import type { HONEYPOT } from '@frontage/contract/form';
import type { FormField } from '@frontage/contract/form-fields';
import { z } from 'astro/zod';
import { share } from './image.ts';
import { chiefsWord, fact, heading, links, pageHead, text, titled } from './parts.ts';

const problem = text('A sentence');

export const contactWords = z.strictObject({
  ...pageHead,
  share,
  ...titled,
  links,
  details: z.strictObject({
    heading,
    email: text('Holds {email}'),
    phone: text('Holds {phone}'),
    hours: z.array(fact).max(5).describe('When somebody answers, by place').default([]),
    chief: text('Whom clients ask for: {name} and {title} are the chief executive’s'),
  }),
  word: chiefsWord('beside the form to somebody who hesitates').optional(),
  form: z.strictObject({
    heading,
    text: text('Who answers, and by when: beside the form, and on the receipt'),
    name: text('Label'),
    email: text('Label'),
    message: text('Label'),
    services: text('The prompt over the checkboxes'),
    button: text('The button'),
    sending: text('The button while it sends'),
    success: text('The toast'),
    failure: text('The toast'),
    close: text('The button that closes a toast; holds {toast}, its words'),
    failureHelp: text('Under the form after a failure; holds {email}'),
    receipt: z
      .strictObject({
        heading: text('That it was sent'),
        address: text('Where the answer goes; holds {address}, the visitor’s'),
        noAddress: text('Instead, for who left no address; holds {email}'),
        asked: text('What was ticked; holds {services}'),
      })
      .describe('Under the form after success'),
    privacy: text(
      'Under the button, the link to /privacy-policy, where there is that page',
    ).optional(),
    fields: z
      .strictObject({
        required: text('The label of a field that has to be filled in; holds {label}').optional(),
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
          .describe('Beside a field that came back: what to do, one for each kind that there is'),
      })
      .optional()
      .describe('For the fields in company.yaml'),
  }),
});

export type AddedFieldWords = NonNullable<z.infer<typeof contactWords>['form']['fields']>;

/**
 * The words of the form, without its heading. The label of the honeypot has the field's name as its key, because these
 * words are in the page and a bot must not read the word "honeypot" there.
 */
export type FormWords = Omit<z.infer<typeof contactWords>['form'], 'heading' | 'fields'> &
  Record<typeof HONEYPOT | 'notifications', string> & {
    /** All fields in order, if the company has added some. */
    fields?: ShownField[];
  };

/** A field of the form: a built-in one, which has only a key, or one that the company has added. */
export type ShownField = { key: string } & Partial<AddedField>;

export type AddedField = {
  key: string;
  kind: FormField['kind'];
  /** `link` is the address of the words in the middle. */
  label: { before: string } & Partial<Record<'words' | 'link' | 'after', string | undefined>>;
  hint?: string | undefined;
  required: boolean;
  /** The error message for the value that the visitor entered. */
  problem?: string | undefined;
  maxLength?: number;
  pattern?: string;
  autoComplete?: string | undefined;
  options?: [key: string, label: string][];
};
