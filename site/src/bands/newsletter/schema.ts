import { z } from 'astro/zod';
import { foreignAddress } from '../../schema/embed.ts';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';
import { providerOf } from './provider.ts';

const isListmonk = (address: string) => providerOf(address)?.name === undefined;

const address = foreignAddress(
  'The address that the form of your provider is sent to, the action in its code: of Buttondown, Brevo, Mailchimp or listmonk',
).refine((written) => !URL.canParse(written) || providerOf(written), {
  error: 'it is no form of Buttondown, Brevo, Mailchimp or listmonk',
  params: {
    fix: 'write the action of the form that your provider shows: https://buttondown.com/api/emails/embed-subscribe/NAME, https://….sibforms.com/serve/…, https://….list-manage.com/subscribe/post?u=…&id=…, or https://YOUR-SERVER/subscription/form.',
  },
});

export const band = defineBand('newsletter', {
  ...head,
  form: z
    .strictObject({
      address,
      list: z.uuid().optional().describe('The id of the list, at listmonk alone: a UUID'),
      email: text('The label of its one field: “Your email address”'),
      button: text('The button: “Subscribe”'),
      confirmation: text(
        'Under the button: that a mail with a link comes, and the newsletter begins only once the link is opened (double opt-in, to be switched on at your provider)',
      ),
    })
    .refine(({ address: to, list }) => !isListmonk(to) || !providerOf(to) || list, {
      error: 'nothing says which list of this server people subscribe to',
      path: ['list'],
      params: { fix: 'write list: and the UUID that listmonk shows for the list.' },
    })
    .describe('It is sent to your provider, and works without script'),
});
