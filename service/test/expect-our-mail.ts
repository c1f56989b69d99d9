import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

const headers =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|auto-submitted|x-spam-(flag|score))$/;
const elements = /^(!doctype|html|head|meta|title|body|table|tbody|tr|th|td|p)$/;

/** What every mail must be, whatever the visitor typed: ours, to one recipient, without live markup. */
export async function expectOurMail(raw: Buffer): Promise<Email> {
  const parsed = await PostalMime.parse(raw);
  const names = parsed.headers.map(({ key }) => key);
  expect(parsed.from?.address).toBe('website@example.com');
  expect(parsed.to?.map(({ address }) => address)).toEqual(['sales@example.com']);
  expect(parsed.cc ?? parsed.bcc).toBeUndefined();
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !headers.test(name))).toEqual([]);
  expect(parsed.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  const text = raw.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll('\r\n', '');
  expect(head).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f-\u00ff]/);
  const tags = [...(parsed.html ?? '').matchAll(/<\/?([a-z!][a-z\d]*)/gi)].map((tag) => tag[1]);
  expect(tags.filter((tag) => !elements.test(tag ?? ''))).toEqual([]);
  return parsed;
}
