import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import { LEASE_MS } from '../deliveries/relay.ts';
import { enquiryMessage } from './enquiry-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import { connectionOptions, smtpTransport } from './smtp-transport.ts';

const mailboxes = {
  from: { name: 'Our website', address: 'website@example.com' },
  to: { name: '', address: 'sales@example.com' },
  timeZone: 'UTC',
  checkboxes: {},
  company: 'Alder & Finch',
  accent: undefined,
};

const messageFrom = (email: string) =>
  enquiryMessage(
    {
      publicId: 'abc123',
      messageId: '<abc123@example.com>',
      name: 'Ада',
      email,
      message: 'Hello',
      services: '',
      createdAt: Date.UTC(2026, 0, 5),
      suspected: false,
      spamScore: 0,
      language: null,
    },
    mailboxes,
  );

test('a server may take two minutes to accept a mail, which is shorter than a lease', () => {
  const { socketTimeout } = connectionOptions({ url: 'smtp://127.0.0.1' });
  expect(socketTimeout).toBeGreaterThanOrEqual(120_000);
  expect(socketTimeout).toBeLessThan(LEASE_MS);
});

test('an address that is not ASCII is in Reply-To where the server speaks SMTPUTF8', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.stop);
  await smtpTransport({ url: peer.url }).send(messageFrom('ада@example.org'));
  const [mail] = await peer.parsed();
  expect(peer.received[0]).toMatchObject({
    smtpUtf8: true,
    secure: true,
    to: ['sales@example.com'],
  });
  expect(mail?.replyTo).toEqual([{ name: 'Ада', address: 'ада@example.org' }]);
  expect(mail?.text).not.toContain('To reply');
});

test('every mail is signed, whatever its sender’s address is made of, and nothing can be added to it', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const resolver = () => Promise.resolve([[`v=DKIM1; k=rsa; p=${key.toString('base64')}`]]);
  const verdict = async (mail: Buffer) => {
    const { results } = await dkimVerify(mail, { resolver });
    return results.map(({ status }) => status.result);
  };
  const peer = await startSmtpPeer();
  onTestFinished(peer.stop);
  const transport = smtpTransport({
    url: peer.url,
    dkim: {
      domainName: 'example.com',
      keySelector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  await transport.send(messageFrom('ada@example.org'));
  await transport.send(messageFrom('ада@example.org'));
  expect(peer.received).toHaveLength(2);
  for (const { raw } of peer.received) {
    expect(raw.toString()).toMatch(/^DKIM-Signature: .*\bd=example\.com/ms);
    expect(await verdict(raw)).toEqual(['pass']);
    for (const name of ['Subject', 'Reply-To', 'From', 'Cc']) {
      const added = Buffer.from(`${name}: other@example.net\r\n`);
      expect(await verdict(Buffer.concat([added, raw])), name).toEqual(['fail']);
    }
    const changed = Buffer.from(raw.toString('latin1').replace('Hello', 'Hallo'), 'latin1');
    expect(await verdict(changed)).not.toEqual(['pass']);
  }
});

test('where it does not, the text has the address', async () => {
  const peer = await startSmtpPeer({ smtpUtf8: false });
  onTestFinished(peer.stop);
  await smtpTransport({ url: peer.url }).send(messageFrom('ада@example.org'));
  const [mail] = await peer.parsed();
  expect(peer.received[0]).toMatchObject({ smtpUtf8: false, secure: true });
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain('To reply: write to ада@example.org');
});

test.each([
  ['STARTTLS', '502 not implemented', 'setup'],
  ['STARTTLS', '454 not now', 'transient'],
  ['STARTTLS', '554 no', 'setup'],
  ['EHLO', '502 not implemented', 'setup'],
])('a password is set and %s is answered with %s: %s', async (command, answer, kind) => {
  const url = await answering({ [command]: answer, HELO: '250 here' });
  const sent = smtpTransport({ url: url.replace('//', '//user:secret@'), stepTimeout: 60_000 });
  const error: unknown = await sent.send(messageFrom('ada@example.org')).catch((error) => error);
  expect(mailOutcome(error)).toMatchObject({ kind });
});

test('a mail with an address in ASCII asks for no SMTPUTF8', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.stop);
  await smtpTransport({ url: peer.url }).send(messageFrom('ada@example.org'));
  expect(peer.received[0]).toMatchObject({ smtpUtf8: false });
});

test('errors while such a mail is sent are reported like any other', async () => {
  const peer = await startSmtpPeer({ behave: () => 451 });
  onTestFinished(peer.stop);
  const sent = smtpTransport({ url: peer.url }).send(messageFrom('ада@example.org'));
  expect(mailOutcome(await sent.catch((error: unknown) => error))).toEqual({
    kind: 'transient',
    code: '451',
  });
  const dropping = await startSmtpPeer({ behave: () => 'drop' });
  onTestFinished(dropping.stop);
  const lost = smtpTransport({ url: dropping.url }).send(messageFrom('ада@example.org'));
  expect(mailOutcome(await lost.catch((error: unknown) => error))).toMatchObject({
    kind: 'ambiguous',
  });
});

/** A server with given answers, command by command, that accepts nothing. */
async function answering(answers: Record<string, string>): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    let data = false;
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (data && line !== '.') continue;
        const command = data ? 'END' : (line.split(/[ :]/)[0] ?? '');
        const answer = answers[command] ?? (command === 'DATA' ? '354 go on' : '250 yes');
        data = command === 'DATA' && answer.startsWith('354');
        socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['RCPT', 'hm, who knows', 'transient'],
  ['RCPT', '999 what is this', 'transient'],
  ['RCPT', '354 go on', 'transient'],
  ['RCPT', '550 nobody here', 'permanent'],
  ['MAIL', '????', 'transient'],
  ['DATA', 'not a reply', 'transient'],
  // It has the whole mail by then.
  ['END', 'thanks, got it', 'ambiguous'],
])(
  'a server that answers %s with %j fails nothing for good unless it says so: %s',
  async (command, answer, kind) => {
    const url = await answering({ [command]: answer });
    const sent = smtpTransport({ url, stepTimeout: 60_000 }).send(messageFrom('ada@example.org'));
    const error: unknown = await sent.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(mailOutcome(error)).toMatchObject({ kind });
  },
);
