import { createHmac } from 'node:crypto';

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

/**
 * The headers that prove where a webhook comes from, that it is whole, and when it was sent
 * (https://www.standardwebhooks.com, "Signature scheme", symmetric).
 *
 * @param id the same for every attempt to deliver one message
 * @param now milliseconds since 1970
 */
export function signed(id: string, now: number, body: string, key: Buffer) {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
