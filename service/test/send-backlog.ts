import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import { mailOptions } from '../src/mail/mail-options.ts';
import type { Transport } from '../src/mail/transport.ts';
import { aRow } from './a-row.ts';
import type { SlowSmtp } from './slow-smtp.ts';
import { startService, until } from './start-service.ts';

/** One mail a connection, as before connections were kept. Then 4 mails were in flight at once. */
export function oneMailAConnection(url: string): Transport {
  const mailer = createTransport(url);
  return { send: async (message) => void (await mailer.sendMail(mailOptions(message))) };
}

/**
 * Sends a backlog to a server: every mail arrives once, and costs one attempt.
 *
 * @returns how long it took, in seconds
 */
export async function sendBacklog(
  peer: SlowSmtp,
  count: number,
  deps: Parameters<typeof startService>[0] = {},
  timeoutMs = 60_000,
): Promise<number> {
  const service = await startService({
    ...deps,
    env: { SMTP_URL: peer.url, LOG_LEVEL: 'error', ...deps.env },
  });
  const rows = Array.from({ length: count }, () => aRow({ createdAt: Date.now() }));
  for (let i = 0; i < count; i += 500) await service.store.accept(rows.slice(i, i + 500));
  const began = performance.now();
  service.app.relay.wake();
  await until(async () => (await service.store.countByState(undefined)).sent === count, timeoutMs);
  const seconds = (performance.now() - began) / 1_000;
  expect(peer.ids.toSorted()).toEqual(rows.map(({ publicId }) => publicId).toSorted());
  const sent = await service.store.listEnquiries({ state: 'sent', limit: count });
  expect(sent.filter(({ attempts }) => attempts !== 1)).toEqual([]);
  await service.stop();
  return seconds;
}
