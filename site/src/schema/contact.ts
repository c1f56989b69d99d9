import type { HONEYPOT } from '@frontage/contract/form';
import { z } from 'astro/zod';
import { share } from './image.ts';
import { chiefsWord, heading, pageHead, text, titled } from './parts.ts';

export const contactWords = z.strictObject({
  ...pageHead,
  share,
  ...titled,
  details: z.strictObject({
    heading,
    email: text('Holds {email}'),
    phone: text('Holds {phone}'),
    chief: text('Holds {name} and {title}, which is the role in people.yaml'),
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
  }),
});

/**
 * The words of the form itself; its heading is elsewhere. The label of the honeypot has the name of the
 * field: these words are in the page, and a robot that reads them must not find the word honeypot.
 */
export type FormWords = Omit<z.infer<typeof contactWords>['form'], 'heading'> &
  Record<typeof HONEYPOT | 'notifications', string>;
