import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import { anEnquiry, manualRelay, startTestService } from '../../test/start-service.ts';
import { acknowledgementFilter, MAX_PER_DOMAIN, MAX_PER_DAY } from './acknowledgement.ts';
import { smtpTransport } from './smtp-transport.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const words =
  'Subject: We have your enquiry\n\nThank you. One of us answers within a day.\n\nThe agency\n';

async function start(env: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  const ACKNOWLEDGEMENT_FILE = join(temporaryFolder(), 'words.txt');
  writeFileSync(ACKNOWLEDGEMENT_FILE, words);
  const clock = createManualClock();
  const service = await startTestService({
    env: { ACKNOWLEDGEMENT_FILE, ...env },
    deps: { clock, transport: smtpTransport({ url: peer.url }), relay: manualRelay },
  });
  let count = 0;
  const acknowledged = async (email: string, changes: object = {}) => {
    const before = peer.received.length;
    const message = `Words of mine, ${++count}`;
    await service.post(anEnquiry({ email, message, ...changes }));
    await service.app.relay.runOnce();
    const mails = peer.received.slice(before);
    return mails.flatMap(({ to, from }) => (from === '' ? to : []));
  };
  return { peer, clock, service, acknowledged };
}

test('an acknowledgement has the owner’s words and none of the visitor’s', async () => {
  const { peer, acknowledged } = await start();
  const name = 'Buy now at evil.example';
  expect(await acknowledged('ada@example.org', { name })).toEqual(['ada@example.org']);
  const [posted] = peer.received.filter(({ from }) => from === '');
  const raw = posted?.raw.toString() ?? '';
  expect(raw).not.toMatch(/evil|Words of mine|Websites|Hosting/);
  const parsed = (await peer.parsed()).find(({ subject }) => subject === 'We have your enquiry');
  expect(parsed?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  expect(parsed?.from?.address).toBe('website@example.com');
  expect(parsed?.replyTo?.[0]?.address).toBe('sales@example.com');
  expect(parsed?.text).toContain('One of us answers within a day.');
});

test('an address gets one acknowledgement a day, however it is spelled', async () => {
  const { clock, acknowledged } = await start();
  expect(await acknowledged('ada@example.org')).toHaveLength(1);
  expect(await acknowledged('ADA@example.org')).toHaveLength(0);
  expect(await acknowledged(' ada+again@Example.ORG ')).toHaveLength(0);
  expect(await acknowledged('a.da.l@gmail.com')).toHaveLength(1);
  for (const spelling of ['adal@gmail.com', 'Ada.L+x@Gmail.com', 'ad.al@googlemail.com'])
    expect(await acknowledged(spelling), spelling).toHaveLength(0);
  expect(await acknowledged('adal@proton.me')).toHaveLength(1);
  for (const spelling of ['ad.al@proton.me', 'a-d_al@protonmail.com', 'Adal+x@pm.me'])
    expect(await acknowledged(spelling), spelling).toHaveLength(0);
  expect(await acknowledged('eve@example.org')).toHaveLength(1);
  clock.pass(24 * 60 * 60_000 + 1);
  expect(await acknowledged('ada@example.org')).toHaveLength(1);
});

test('no acknowledgement answers suspected spam, a held enquiry, an invalid address, our own, or a robot’s', async () => {
  const { service, acknowledged, peer } = await start();
  expect(await acknowledged('spam@example.org', { message: '[url=x] y' })).toEqual([]);
  await service.postForm({ email: 'honeypot@example.org', website: 'x' });
  for (const email of [
    '',
    'ada',
    'a@example.org, b@example.org',
    'ada@example.org\r\nBcc: x@example.org',
    '=?utf-8?Q?ada=40example.org=3E?=@example.net',
  ])
    expect(await acknowledged(email)).toEqual([]);
  for (const email of [
    'sales@example.com',
    'Website+x@Example.com',
    'mailer-daemon@example.org',
    'no-reply@example.org',
  ])
    expect(await acknowledged(email)).toEqual([]);
  await service.app.relay.runOnce();
  expect(peer.received.filter(({ from }) => from === '')).toEqual([]);
  // Nor does the sender of a held enquiry that an operator releases.
  const [held] = await service.store.listEnquiries({ state: 'held', limit: 1 });
  await service.store.release({ publicIds: [held?.publicId ?? ''], now: Date.now() });
  await service.app.relay.runOnce();
  expect(peer.received.filter(({ from }) => from === '')).toEqual([]);
});

test('acknowledgements are limited in a day, for each domain and for all together', () => {
  const answers = acknowledgementFilter([]);
  const yes = (count: number, address: (index: number) => string, now: number) =>
    Array.from({ length: count }, (_, index) => answers(address(index), now)).filter(Boolean)
      .length;
  expect(yes(50, (index) => `a/b${index}@s${index}.catch-all.co.uk`, 0)).toBe(MAX_PER_DOMAIN);
  expect(yes(500, (index) => `ada@domain${index}.co.uk`, 1)).toBe(MAX_PER_DAY - MAX_PER_DOMAIN);
  // A visitor who was answered counts once; the day after, counting begins again.
  expect(answers('ada@domain1.co.uk', 2)).toBe(true);
  expect(answers('new@visitor.example', 2)).toBe(false);
  expect(answers('new@visitor.example', 24 * 60 * 60_000)).toBe(true);
});

test.each([
  ...['owner-list', 'list-subscribe', 'list-owner', 'bounce-123', 'bounces+x', 'do_not_reply'],
  ...['no.reply', 'noreply-accounts', 'donotreply', 'mailman', 'majordomo', 'list-unsubscribe'],
  ...['messages-noreply', 'noreply1', 'MAILER.DAEMON', 'mdaemon', 'listmaster', 'mailer'],
  ...['unsubscribe', 'reply+0a1b2c', 'do.not-reply', 'dont_reply', 'acme-alerts', 'list.owner'],
  ...['msprvs1=18-bounces', 'srs0=abcd=ef=example.com=ada', 'auto-reply', 'MAILER-DAEMON'],
])('the robot %s@ gets no acknowledgement', (local) => {
  expect(acknowledgementFilter([])(`${local}@example.org`, 0)).toBe(false);
});

test.each([
  ...['ada', 'n.o.reply-smith', 'bouncer', 'owner', 'sales', 'rootes', 'noah.replyson'],
  ...['norman.mailer', 'joe.root', 'no', 'ada.daemonova', 'srs.kumar', 'reply-all', 'answer1'],
])('a person at %s@ is answered', (local) =>
  expect(acknowledgementFilter([])(`${local}@example.org`, 0)).toBe(true),
);
