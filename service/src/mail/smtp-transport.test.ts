import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { expect, onTestFinished, test } from 'vitest';
import { aClaimed, mailContext } from '../../test/a-row.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import { anEnquiry, startTestService, until } from '../../test/start-service.ts';
import { LEASE_MS } from '../deliveries/relay.ts';
import { enquiryMessage } from './enquiry-message.ts';
import { acceptedOutcome, mailOutcome } from './mail-outcome.ts';
import { connectionOptions, smtpTransport } from './smtp-transport.ts';

const messageFrom = (email: string) =>
  enquiryMessage(aClaimed({ name: 'Ада', email }), mailContext);

test('a server may take two minutes to accept a mail, which is shorter than a lease', () => {
  const { socketTimeout } = connectionOptions({ url: 'smtp://127.0.0.1' });
  expect(socketTimeout).toBeGreaterThanOrEqual(120_000);
  expect(socketTimeout).toBeLessThan(LEASE_MS);
});

test('every mail is signed, whatever its sender’s address contains, and nothing can be added to it', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const resolver = () => Promise.resolve([[`v=DKIM1; k=rsa; p=${key.toString('base64')}`]]);
  const verdict = async (mail: Buffer) => {
    const { results } = await dkimVerify(mail, { resolver });
    return results.map(({ status }) => status.result);
  };
  const peer = await startSmtpPeer();
  const transport = smtpTransport({
    url: peer.url,
    dkim: {
      domainName: 'example.com',
      keySelector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  await transport.send(messageFrom('ada@example.org'));
  expect(peer.received).toMatchObject([{ secure: true }]);
  for (const { raw } of peer.received) {
    expect(raw.toString()).toMatch(/^DKIM-Signature: .*\bd=example\.com/ms);
    expect(await verdict(raw)).toEqual(['pass']);
    for (const name of ['Subject', 'Reply-To', 'From', 'Sender', 'Cc']) {
      const added = Buffer.from(`${name}: other@example.net\r\n`);
      expect(await verdict(Buffer.concat([added, raw])), name).toEqual(['fail']);
    }
    const changed = Buffer.from(raw.toString('latin1').replace('Hello', 'Hallo'), 'latin1');
    expect(await verdict(changed)).not.toEqual(['pass']);
  }
});

test('ten mails share a session unless one of them fails, and none is sent again', async () => {
  let count = 0;
  const peer = await startSmtpPeer({
    behave: () => (['take', 'take', 'drop', 'take', 451] as const)[count++] ?? 'take',
  });
  const transport = smtpTransport({ url: peer.url });
  const kinds: (string | undefined)[] = [];
  for (let mail = 0; mail < 16; mail += 1)
    await transport.send(messageFrom('ada@example.org')).then(
      () => kinds.push('sent'),
      (error: unknown) => kinds.push(mailOutcome(error).kind),
    );
  expect(kinds.slice(0, 5)).toEqual(['sent', 'sent', 'ambiguous', 'sent', 'transient']);
  expect(kinds.slice(5)).toEqual(Array(11).fill('sent'));
  // The peer also lists the mails that it dropped.
  const sessions = Map.groupBy(peer.received, ({ session }) => session);
  expect([...sessions.values()].map((mails) => mails.length)).toEqual([3, 1, 10, 1]);
});

/** Starts a server that gives these answers, command by command, and accepts nothing. */
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
  // The server has the whole mail by then.
  ['END', 'thanks, got it', 'ambiguous'],
  ['STARTTLS', '502 not implemented', 'setup', 'user:secret@'],
  ['STARTTLS', '454 not now', 'transient', 'user:secret@'],
  ['STARTTLS', '554 no', 'setup', 'user:secret@'],
  ['EHLO', '502 not implemented', 'setup', 'user:secret@'],
])(
  'a server that answers %s with %j causes a permanent failure only if it says so: %s',
  async (command, answer, kind, login = '') => {
    const url = (await answering({ [command]: answer })).replace('//', `//${login}`);
    const sent = smtpTransport({ url, stepTimeout: 60_000 }).send(messageFrom('ada@example.org'));
    const error: unknown = await sent.catch((error: unknown) => error);
    expect(mailOutcome(error)).toMatchObject({ kind });
  },
);

test.each([
  ['250 2.0.0 Ok: queued as 4Rk2Yp1bHz', { enhanced: '2.0.0', queueId: '4Rk2Yp1bHz' }],
  ['250 OK id=1qXyZa-0004Ab-2c', { queueId: '1qXyZa-0004Ab-2c' }],
  ['250 Message Queued (6E1A-42.1)', { queueId: '6E1A-42.1' }],
  ['250 Ok 0100018b5c3c-0a4f', { queueId: '0100018b5c3c-0a4f' }],
  [
    '250 2.6.0 <x1@y.prod.outlook.com> [InternalId=8237421, Hostname=y] Queued mail for delivery',
    { enhanced: '2.6.0', queueId: '8237421' },
  ],
  ['250 2.0.0 39QKx1cW Message accepted', { enhanced: '2.0.0', queueId: '39QKx1cW' }],
  ['250 2.0.0 OK  1701 a1-20020a05.12 - gsmtp', { enhanced: '2.0.0', queueId: 'a1-20020a05.12' }],
  ['550-5.1.1 ada1@example.org does not exist\n550 5.1.1 see x - gsmtp', { enhanced: '5.1.1' }],
  ['451 4.7.650 <ada1@example.org>: try later', { enhanced: '4.7.650' }],
  ['250 Ok: queued as ada.lovelace1@example.org', {}],
  ['250 OK id=ada1=x@example.org', {}],
  ['250 ok ada1+x@example.org message accepted', {}],
  ['250 thank you Ada Lovelace', {}],
  ['250 ok queued', {}],
  [`250 ${'a1.'.repeat(100_000)}`, {}],
  ['', {}],
])('of the answer %j, only %j is logged', (response, logged) => {
  expect(acceptedOutcome(response).smtpReply).toEqual(logged);
  expect(mailOutcome({ response }).smtpReply).toEqual(logged);
});

test('the log says what the server answered, and never the recipient', async () => {
  const answers: Record<string, string> = { END: '250 2.0.0 Ok: queued as 4Rk2Yp1bHz' };
  const service = await startTestService({ env: { SMTP_URL: await answering(answers) } });
  const logged = async (message: string, email: string) => {
    const before = service.log().length;
    await service.post(anEnquiry({ message, email }));
    const attempt = () => /.*"destination":"mail".*(?=\n)/.exec(service.log().slice(before))?.[0];
    await until(() => attempt() !== undefined);
    return JSON.parse(attempt() ?? '') as unknown;
  };
  for (const email of ['ada@example.org', 'ада@example.org'])
    expect(await logged('one', email)).toMatchObject({
      code: '250',
      enhanced: '2.0.0',
      queueId: '4Rk2Yp1bHz',
    });
  answers.RCPT = '550 5.1.1 <sales@example.com>: Recipient address rejected';
  expect(await logged('two', 'ada@example.org')).toMatchObject({ code: '550', enhanced: '5.1.1' });
  expect(service.log()).not.toMatch(/@|rejected/);
});
