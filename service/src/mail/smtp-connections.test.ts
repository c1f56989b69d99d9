import { generateKeyPairSync } from 'node:crypto';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import type { Message } from './enquiry-message.ts';
import { smtpTransport } from './smtp-transport.ts';

const message = (name: string): Message => ({
  messageId: `<${name}@example.com>`,
  date: new Date(0),
  from: { name: '', address: 'website@example.com' },
  to: { name: '', address: 'sales@example.com' },
  subject: name,
  text: `${name}\n`,
  html: `<p>${name}</p>\n`,
});

type Connection = { _socket?: { destroy(): void } };

/** A server that counts its connections, and says of each mail whose turn on its connection it is. */
async function startCounting(options: SMTPServerOptions = {}, delayMs = 0) {
  let connections = 0;
  const turns: number[] = [];
  const turnOf = new Map<string, number>();
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onMailFrom: (_address, _session, done) => setTimeout(done, delayMs),
    onRcptTo: (_address, _session, done) => setTimeout(done, delayMs),
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        const turn = (turnOf.get(session.id) ?? 0) + 1;
        turnOf.set(session.id, turn);
        turns.push(turn);
        setTimeout(done, delayMs);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const { _socket } of server.connections as unknown as Set<Connection>) _socket?.destroy();
  };
  onTestFinished(() => {
    hangUp();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, connections: () => connections, turns, hangUp };
}

async function sendAll(url: string, count: number, concurrency = 4) {
  const transport = smtpTransport({ url });
  const waiting = Array.from({ length: count }, (_, index) => message(`mail${index}`));
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await transport.send(next);
    }),
  );
}

test('a backlog goes over as many connections as mails are in flight', async () => {
  const server = await startCounting();
  await sendAll(server.url, 40);
  expect(server.turns).toHaveLength(40);
  expect(server.connections()).toBe(4);
});

test('a connection ends after a hundred mails', async () => {
  const server = await startCounting();
  await sendAll(server.url, 205, 1);
  expect(server.connections()).toBe(3);
  expect(Math.max(...server.turns)).toBe(100);
});

test('a server that takes one mail a connection gets one, without a mail lost or sent twice', async () => {
  const seen = new Set<string>();
  const server = await startCounting({
    onMailFrom: (_address, session, done) => {
      const again = seen.has(session.id);
      seen.add(session.id);
      if (again) done(Object.assign(new Error('one mail a connection'), { responseCode: 421 }));
      else done();
    },
  });
  await sendAll(server.url, 12, 2);
  expect(server.turns).toHaveLength(12);
  // After the first refusal it is not asked for a second mail again.
  expect(server.connections()).toBeLessThanOrEqual(14);
});

test('a server that closes idle connections uses up no attempt', async () => {
  const server = await startCounting();
  const transport = smtpTransport({ url: server.url });
  for (const name of ['first', 'second', 'third']) {
    await transport.send(message(name));
    server.hangUp();
  }
  expect(server.turns).toEqual([1, 1, 1]);
});

test('a connection that breaks after DATA is reported, and nothing is sent again', async () => {
  const peer = await startSmtpPeer({ behave: (count) => (count === 1 ? 'drop' : 'take') });
  onTestFinished(() => peer.stop());
  const transport = smtpTransport({ url: peer.url });
  await transport.send(message('first'));
  await expect(transport.send(message('second'))).rejects.toThrow();
  await transport.send(message('third'));
  expect(peer.received.map(({ raw }) => /Subject: (\w+)/.exec(raw.toString())?.[1])).toEqual([
    'first',
    'second',
    'third',
  ]);
});

test('a refused mail keeps the server’s answer, and does not delay the next one', async () => {
  const peer = await startSmtpPeer({ behave: (count) => (count === 1 ? 550 : 'take') });
  onTestFinished(() => peer.stop());
  const transport = smtpTransport({ url: peer.url });
  await transport.send(message('first'));
  await expect(transport.send(message('second'))).rejects.toMatchObject({ responseCode: 550 });
  await transport.send(message('third'));
  expect(peer.received).toHaveLength(2);
});

test('every mail of a connection is signed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const transport = smtpTransport({
    url: peer.url,
    dkim: {
      domainName: 'example.com',
      keySelector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  await transport.send(message('first'));
  await transport.send(message('second'));
  for (const { raw, secure } of peer.received) {
    expect(raw.toString()).toMatch(/^DKIM-Signature: .*\bd=example\.com/ms);
    expect(secure).toBe(true);
  }
  expect(peer.received).toHaveLength(2);
});
