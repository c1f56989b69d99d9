import { createHmac } from 'node:crypto';

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
