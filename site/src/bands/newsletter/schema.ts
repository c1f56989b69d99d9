import { z } from 'astro/zod';
import { foreignAddress } from '../../fields/embed.ts';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';
import { providerOf } from '../../fields/newsletter-provider.ts';

const isListmonk = (address: string) => providerOf(address)?.name === undefined;

const action = foreignAddress(
  'The action in your provider’s form code (Buttondown, Brevo, Mailchimp or listmonk)',
).refine((written) => !URL.canParse(written) || providerOf(written), {
  error: 'this is not a form address of Buttondown, Brevo, Mailchimp or listmonk',
  params: {
    fix: 'write the action of the form that your provider shows: https://buttondown.com/api/emails/embed-subscribe/NAME, https://….sibforms.com/serve/…, https://….list-manage.com/subscribe/post?u=…&id=…, or https://YOUR-SERVER/subscription/form.',
  },
});

export const band = defineBand('newsletter', 'Contact', {
  ...bandHead,
  form: z
    .strictObject({
      action,
      list: z.uuid().optional().describe('The id of the list, a UUID. Only for listmonk'),
      email: text('The label of the email field: “Your email address”'),
      button: text('The label of the button: “Subscribe”'),
      confirmation: text(
        'Under the button: says to confirm by the link in an email (double opt-in, set up at your provider)',
      ),
    })
    .refine(({ action, list }) => !isListmonk(action) || !providerOf(action) || list, {
      error: 'list is missing: listmonk needs to know which list people subscribe to',
      path: ['list'],
      params: { fix: 'add list: and the UUID that listmonk shows for the list.' },
    })
    .describe('The form. It is sent to your provider and works without JavaScript'),
});
