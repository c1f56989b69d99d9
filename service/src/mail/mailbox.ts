import { domainToASCII } from 'node:url';

/** One mail address, with a name to show or without. */
export type Mailbox = { name: string; address: string };

// RFC 5322's dot-atom in ASCII, at most 64 characters (RFC 5321, 4.5.3.1.1). Quoted local parts and
// SMTPUTF8 are left out: what cannot be proven to be one address must not reach a header.
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Parses one address strictly. International domains become their ASCII form (RFC 5891).
 *
 * @returns the address, or nothing when the text is not exactly one address
 */
export function parseAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = text.slice(0, at);
  const host = domainToASCII(text.slice(at + 1));
  return localPart.test(local) && domain.test(host) ? `${local}@${host}` : undefined;
}

/**
 * Parses `address` or `Name <address>`, as settings have it.
 *
 * @returns the mailbox, or nothing when the text is not exactly one
 */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^([^<>@,;]*)<([^<>]+)>$/.exec(text.trim());
  const address = parseAddress((named?.[2] ?? text).trim());
  if (!address) return undefined;
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1');
  return { name, address };
}
