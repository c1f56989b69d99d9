import { expect } from 'vitest';
import { smtpTransport } from '../../src/mail/smtp-transport.ts';
import { createManualClock } from '../manual-clock.ts';
import { generator } from '../random-text.ts';
import { startSmtpPeer, type Behaviour } from '../smtp-peer.ts';
import { anEnquiry, startService } from '../start-service.ts';

const faults: Behaviour[] = [421, 451, 'drop', 'hang', 'slow'];

/**
 * Sends enquiries through a server that answers 10 % each of 421, 451, dropped after DATA, hung and
 * slow: all arrive, each under one Message-ID, and no more often than the faults account for.
 *
 * @returns how many mails were there twice
 */
export async function sendThroughFaultySmtp(count: number): Promise<number> {
  const random = generator(42);
  let ambiguous = 0;
  const behave = () => {
    const fault = faults[Math.floor(random() * 10)] ?? 'take';
    if (fault === 'drop' || fault === 'hang') ambiguous += 1;
    return fault;
  };
  const peer = await startSmtpPeer({ behave, slowMs: 50 });
  const clock = createManualClock();
  const service = await startService({
    deps: {
      clock,
      transport: smtpTransport({ url: peer.url, stepTimeout: 2_000 }),
      relay: { pollMs: 3_600_000 },
    },
  });
  // A few at a time: how many connections a machine takes at once is another question.
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const { status } = await service.post(anEnquiry({ message: `enquiry ${next++}` }));
      expect(status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));

  const left = async () => count - (await service.store.countByState(undefined)).sent;
  for (let sweep = 0; sweep < 40 && (await left()) > 0; sweep += 1) {
    await service.app.relay.runOnce();
    clock.pass(40 * 60_000);
  }
  expect(await left()).toBe(0);
  const ids = (await peer.parsed())
    .map(({ messageId }) => messageId)
    // The clock that the test moves makes them look old: after a minute an alert is sent.
    .filter((id) => !id?.startsWith('<alert-'));
  expect(new Set(ids).size).toBe(count);
  const twice = ids.length - count;
  expect(twice).toBeLessThanOrEqual(ambiguous);
  await service.stop();
  await peer.stop();
  return twice;
}
