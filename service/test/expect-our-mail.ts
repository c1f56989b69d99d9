import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

const headers =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|x-spam-flag)$/;
const elements = /^(!doctype|html|head|meta|title|body|table|tbody|tr|th|td|p)$/;

/** Checks that a mail is ours, has one recipient and no live markup, whatever the visitor typed. */
export async function expectOurMail(raw: Buffer): Promise<Email> {
  const parsed = await PostalMime.parse(raw);
  const names = parsed.headers.map(({ key }) => key);
  expect(parsed.from?.address).toBe('website@example.com');
  expect(parsed.to?.map(({ address }) => address)).toEqual(['sales@example.com']);
  expect(parsed.cc ?? parsed.bcc).toBeUndefined();
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !headers.test(name))).toEqual([]);
  expect(parsed.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  const head = raw.toString('latin1', 0, raw.indexOf('\r\n\r\n')).replace(/\r\n(?=[ \t])/g, '');
  for (const line of head.split('\r\n')) expect(line).toMatch(/^[\t -~]*$/);
  const tags = [...(parsed.html ?? '').matchAll(/<\/?([a-z!][a-z\d]*)/gi)].map((tag) => tag[1]);
  expect(tags.filter((tag) => !elements.test(tag ?? ''))).toEqual([]);
  return parsed;
}
