/**
 * Reads a secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64.
 *
 * @returns the key, or nothing when the text is not such a secret
 */
export function parseSecret(text: string): Buffer | undefined {
  const base64 = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  if (base64 === undefined) return undefined;
  const key = Buffer.from(base64, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  return isWhole && key.length >= 24 && key.length <= 64 ? key : undefined;
}
