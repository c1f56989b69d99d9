import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

const headers =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|x-spam-flag)$/;
// Characters that could end a header or make it read as another one.
const controls = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
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
  // Throws on invalid UTF-8. Headers are ASCII, except Reply-To for an international address.
  const head = new TextDecoder('utf-8', { fatal: true })
    .decode(raw.subarray(0, raw.indexOf('\r\n\r\n')))
    .replace(/\r\n(?=[ \t])/g, '');
  for (const line of head.split('\r\n')) {
    expect(line).not.toMatch(controls);
    if (!line.startsWith('Reply-To: ')) expect(line).toMatch(/^[\t -~]*$/);
  }
  const tags = [...(parsed.html ?? '').matchAll(/<\/?([a-z!][a-z\d]*)/gi)].map((tag) => tag[1]);
  expect(tags.filter((tag) => !elements.test(tag ?? ''))).toEqual([]);
  return parsed;
}
