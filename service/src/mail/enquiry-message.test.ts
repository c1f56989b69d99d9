import { expect, test } from 'vitest';
import { aClaimed, mailContext } from '../../test/a-row.ts';
import { expectOurMail } from '../../test/expect-our-mail.ts';
import { randomText } from '../../test/random-text.ts';
import type { ClaimedDelivery } from '../store/claim.ts';
import { enquiryMessage } from './enquiry-message.ts';
import { buildMail, envelopeOf } from './build-mail.ts';

const reader = {
  ...mailContext,
  timeZone: 'Europe/London',
  checkboxes: { websites: 'Websites', audits: 'Audits <by hand>' },
  accent: '#7a1f5c',
};

async function mail(changes: Partial<ClaimedDelivery>) {
  const message = enquiryMessage(aClaimed(changes), reader);
  expect(envelopeOf(message)).toEqual({ from: 'website@example.com', to: ['sales@example.com'] });
  return expectOurMail(await buildMail(message));
}

test('a visitor’s words arrive as they were typed', async () => {
  const message = '"quotes" <b>markup</b> & more\nשלום עולם\n👩‍💻 — end';
  const name = `Zoë "Z" O'Neil <x> שרה`;
  const parsed = await mail({ name, message, services: 'audits,seo,websites' });
  expect(parsed.subject).toBe(`Enquiry from ${name}`);
  expect(parsed.replyTo).toEqual([{ name, address: 'ada@example.org' }]);
  expect(parsed.text?.replaceAll('\r\n', '\n')).toContain(message);
  expect(parsed.text).toContain(`Name: ${name}`);
  expect(parsed.text).toContain('Needs help with: Audits <by hand>, seo, Websites');
  expect(parsed.html).toContain('Audits &lt;by hand&gt;, seo, Websites');
  expect(parsed.text).toContain('Sent: Monday 5 January 2026, 10:00 (Europe/London)');
  expect(parsed.messageId).toBe('<abc123@example.com>');
});

test('the mail shows the company’s name in the accent of its theme, and loads no picture', async () => {
  const { html } = await mail({});
  expect(html).toMatch(/color: #7a1f5c; font-weight: bold">Alder &amp; Finch<\/p>/);
  expect(html).not.toMatch(/<img|url\(|https?:/);
});

test.each(['ада@example.org', 'jörg.müller@bücher.example', 'ada@example.org, eve@example.org'])(
  'what cannot be in Reply-To is in the text, with a word of how to reply: %s',
  async (email) => {
    const { replyTo, text } = await mail({ email });
    expect(replyTo).toBeUndefined();
    expect(text).toContain(`Email: ${email}\n`);
    expect(text).toContain('To reply: copy the address above');
  },
);

test('an international domain becomes its ASCII form', async () => {
  const parsed = await mail({ email: 'ada@bücher.example' });
  expect(parsed.replyTo?.[0]?.address).toBe('ada@xn--bcher-kva.example');
});

test('both parts of a mail show a short answer without characters that hide or reorder text', async () => {
  const { text, html } = await mail({ name: 'Ada\u202e\u2028Level: 1\u0085x', email: 'a\u200eb' });
  for (const part of [text, html]) {
    expect(part).toContain('Ada Level: 1 x');
    expect(part).toMatch(/[ >]ab(<|$)/m);
  }
});

test('500 fuzzed enquiries become mails with one recipient and no injected header', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const [name = '', email = '', message = ''] = randomText(seed, 3);
    await mail({ name, email, message });
  }
});
