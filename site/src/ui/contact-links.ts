/** Returns a `mailto:` link with the domain in ASCII, since mail programs do not understand other letters there. */
export function mailto(email: string): string {
  const atSign = email.lastIndexOf('@');
  const host = URL.parse(`https://${email.slice(atSign + 1)}`)?.hostname;
  return `mailto:${email.slice(0, atSign)}@${host ?? email.slice(atSign + 1)}`;
}

/** Formats a telephone number for a `tel:` link (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/**
 * Returns a mail address as the visitor typed it: browsers convert the domain of an email field to ASCII. Downloads the
 * decoder only if there is something to decode.
 */
export async function readableAddress(email: string): Promise<string> {
  if (!email.includes('xn--')) return email;
  try {
    return (await import('punycode.js/punycode.es6.js')).toUnicode(email);
  } catch {
    return email;
  }
}
