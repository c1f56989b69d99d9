import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { randomText } from '../../test/random-text.ts';
import { enquiryMessage, type MailedEnquiry } from './enquiry-message.ts';
import { mailOptions } from './mail-options.ts';

const from = { name: 'Our website', address: 'website@example.com' };
const to = { name: '', address: 'sales@example.com' };

const enquiry: MailedEnquiry = {
  publicId: 'abc123',
  messageId: '<abc123@example.com>',
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hello',
  services: 'uiUx,webDevelopment',
  createdAt: Date.UTC(2026, 0, 5),
};

async function mail(changes: Partial<MailedEnquiry>) {
  const message = enquiryMessage({ ...enquiry, ...changes }, { from, to });
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: raw, envelope } = await transport.sendMail(mailOptions(message));
  const bytes = raw as Buffer;
  return { parsed: await PostalMime.parse(bytes), raw: bytes.toString('latin1'), envelope };
}

/** What every mail must be, whatever the visitor typed. */
function expectOurs({ parsed, raw, envelope }: Awaited<ReturnType<typeof mail>>) {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const names = parsed.headers.map(({ key }) => key);
  expect(envelope).toEqual({ from: 'website@example.com', to: ['sales@example.com'] });
  expect(parsed.from?.address).toBe('website@example.com');
  expect(parsed.to).toEqual([to]);
  expect(parsed.cc ?? parsed.bcc).toBeUndefined();
  expect(new Set(names).size).toBe(names.length);
  const allowed =
    /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|auto-submitted)$/;
  expect(names.every((name) => allowed.test(name))).toBe(true);
  expect(parsed.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  expect(headers.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f-\u00ff]/);
  const tags = [...(parsed.html ?? '').matchAll(/<\/?([a-z!][a-z\d]*)/gi)].map((tag) => tag[1]);
  const known = /^(!doctype|html|head|meta|title|body|table|tbody|tr|th|td|p)$/;
  expect(tags.every((tag) => known.test(tag ?? ''))).toBe(true);
}

test('a visitor’s words arrive as they were typed', async () => {
  const message = '"quotes" <b>markup</b> & more\nשלום עולם\n👩‍💻 — end';
  const name = `Zoë "Z" O'Neil <x> שרה`;
  const result = await mail({ name, message });
  expectOurs(result);
  const { parsed } = result;
  expect(parsed.subject).toBe(`Enquiry from ${name}`);
  expect(parsed.replyTo).toEqual([{ name, address: 'ada@example.org' }]);
  expect(parsed.text?.replaceAll('\r\n', '\n')).toContain(message);
  expect(parsed.text).toContain(`Name: ${name}`);
  expect(parsed.text).toContain('Needs help with: UI/UX Design, Web Development');
  expect(parsed.messageId).toBe('<abc123@example.com>');
});

test.each([
  ['Ada\r\nBcc: evil@example.net', 'ada@example.org'],
  ['Ada\nBcc: evil@example.net', 'ada@example.org'],
  ['Ada\rBcc: evil@example.net', 'ada@example.org'],
  ['Ada\r\n\r\n<script>alert(1)</script>', 'ada@example.org'],
  ['Ada\u2028Bcc: evil@example.net', 'ada@example.org'],
  ['Ada\u0085Bcc: evil@example.net', 'ada@example.org'],
  ['Ada\0\u000b\u000cBcc: x', 'ada@example.org'],
  ['=?utf-8?Q?=0d=0aBcc:_evil=40example.net?=', 'ada@example.org'],
  ['Ada', 'ada@example.org\r\nBcc: evil@example.net'],
  ['Ada', 'ada@example.org, evil@example.net'],
  ['Ada', 'ada@example.org;evil@example.net'],
  ['Ada', '<evil@example.net>ada@example.org'],
  ['Ada', 'evil@example.net <ada@example.org>'],
  ['Ada', '"evil@example.net" <ada@example.org>'],
  ['Ada', 'group: a@example.org, b@example.org;'],
  ['Ada', 'ada@example.org%0d%0aBcc:evil@example.net'],
  ['evil@example.net>, <x', 'ada@example.org'],
  ['Ada" <evil@example.net>, "', 'ada@example.org'],
  ['\u202egro.elpmaxe@live', 'ada@example.org'],
  ['x'.repeat(10_000), `${'a'.repeat(300)}@example.org`],
])('an injection into a header has no effect: %j, %j', async (name, email) => {
  const result = await mail({ name, email });
  expectOurs(result);
  const [reply] = result.parsed.replyTo ?? [];
  if (reply) expect(reply.address).toBe('ada@example.org');
});

test.each([
  'ada',
  '@example.org',
  'ada@',
  'a b@example.org',
  'ada@exa mple.org',
  'ада@example.org',
])('what is not one address is no Reply-To, and stands in the text: %s', async (email) => {
  const { parsed } = await mail({ email });
  expect(parsed.replyTo).toBeUndefined();
  expect(parsed.text).toContain(`E-mail: ${email}`);
});

test('an international domain becomes its ASCII form', async () => {
  const { parsed } = await mail({ email: 'ada@bücher.example' });
  expect(parsed.replyTo?.[0]?.address).toBe('ada@xn--bcher-kva.example');
});

test('500 fuzzed enquiries make mails with one recipient and no header of theirs', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const [name = '', email = '', message = ''] = randomText(seed, 3);
    expectOurs(await mail({ name, email, message }));
  }
});
