import { expect, test } from 'vitest';
import { providerOf } from '../../fields/newsletter-provider.ts';
import { band } from './schema.ts';

const list = '0a1b2c3d-0000-4000-8000-0123456789ab';
const words = { email: 'Email', button: 'Subscribe', confirmation: 'A mail comes first.' };
const problems = (form: object) =>
  band.schema
    .safeParse({ kind: 'newsletter', heading: 'Letters', form: { ...words, ...form } })
    .error?.issues.map(({ path }) => path.join('.'));

test.for([
  ['https://buttondown.com/api/emails/embed-subscribe/acme', 'Buttondown', 'email', 'embed=1'],
  [
    'https://0a1b.sibforms.com/serve/MUIFAA_x-y',
    'Brevo',
    'EMAIL',
    'email_address_check=&html_type=simple',
  ],
  ['https://acme.us5.list-manage.com/subscribe/post?u=1&id=2&f_id=3', 'Mailchimp', 'EMAIL', ''],
  ['https://lists.acme.example/subscription/form', undefined, 'email', `nonce=&l=${list}`],
] as const)('the form at %s sends what its provider wants', ([action, name, field, hidden]) => {
  const provider = providerOf(action, list);
  expect([provider?.name, provider?.field]).toEqual([name, field]);
  expect(new URLSearchParams(provider?.hidden).toString()).toBe(hidden);
  expect(problems({ action, list: name ? undefined : list })).toBeUndefined();
});

test.for([
  [{ action: 'https://acme.example/subscribe' }, 'form.action'],
  [{ action: 'https://acme.us5.list-manage.com/subscribe/post' }, 'form.action'],
  [{ action: 'https://buttondown.com/acme' }, 'form.action'],
  [{ action: 'http://lists.acme.example/subscription/form', list }, 'form.action'],
  [{ action: 'https://lists.acme.example/subscription/form' }, 'form.list'],
  [{ action: 'https://lists.acme.example/subscription/form', list: '1' }, 'form.list'],
] as const)('%o is refused', ([form, field]) => {
  expect(problems(form)).toEqual([field]);
});
