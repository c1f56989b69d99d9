import { expect, onTestFinished, test } from 'vitest';
import { sendBacklog, oneMailAConnection } from '../../test/send-backlog.ts';
import { startSlowSmtp } from '../../test/slow-smtp.ts';
import { isTooMany } from './mail-outcome.ts';

async function peerWith(options: Parameters<typeof startSlowSmtp>[0]) {
  const peer = await startSlowSmtp(options);
  onTestFinished(peer.stop);
  return peer;
}

test('a backlog at a slow server is sent over more and more connections, up to the maximum', async () => {
  const count = 200;
  const peer = await peerWith({ delayMs: 40 });
  const now = await sendBacklog(peer, count, { env: { MAIL_CONNECTIONS: '30' } });
  expect(peer.most()).toBeGreaterThan(15);
  // The connection for suspected ones comes on top; it is not in use here.
  expect(peer.most()).toBeLessThanOrEqual(30);

  const old = await peerWith({ delayMs: 40 });
  const before = await sendBacklog(old, count / 10, {
    deps: { transport: oneMailAConnection(old.url), relay: { connections: 4 } },
  });
  expect(now).toBeLessThan((before * 10) / 3);
}, 60_000);

test('a server that allows three connections gets all mails over three, and no attempt is used up', async () => {
  const peer = await peerWith({ delayMs: 5, takes: 3 });
  await sendBacklog(peer, 150);
  expect(peer.most()).toBe(3);
  expect(peer.refused()).toBeGreaterThan(0);
  // It asks for more now and then, and does not beset the server.
  expect(peer.refused()).toBeLessThan(75);
}, 60_000);

test.each([
  [{ code: 'ECONNECTION', responseCode: 421, command: 'CONN' }, true],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'MAIL FROM' }, true],
  [{ code: 'ESOCKET', opening: true }, true],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
  [{ code: 'EMESSAGE', responseCode: 421, command: 'DATA' }, false],
  [{ code: 'ESOCKET' }, false],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN', opening: true }, false],
  [{ code: 'ECONNECTION', responseCode: 554, command: 'CONN', opening: true }, false],
])('whether %j may mean too many at once: %s', (error, is) => {
  expect(isTooMany(error)).toBe(is);
});
