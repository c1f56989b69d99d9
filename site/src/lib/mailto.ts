/** The link to a mail address. Mail programs know a domain with letters of its own in ASCII only. */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  const host = URL.parse(`https://${email.slice(at + 1)}`)?.hostname;
  return `mailto:${email.slice(0, at)}@${host ?? email.slice(at + 1)}`;
}

/**
 * A mail address as it was typed: browsers hand over the domain of an email field in ASCII. The decoder is fetched
 * only where there is something to decode.
 */
export async function readableAddress(email: string): Promise<string> {
  if (!email.includes('xn--')) return email;
  try {
    return (await import('punycode.js/punycode.es6.js')).toUnicode(email);
  } catch {
    return email;
  }
}
