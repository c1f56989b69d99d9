import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Address } from 'postal-mime';
import { expect, test } from 'vitest';
import { aClaimed, mailContext } from '../../test/a-row.ts';
import { acknowledgementChannel } from './acknowledgement.ts';
import { buildMail } from './build-mail.ts';
import type { Message } from './build-mail.ts';
import { mailChannel } from './enquiry-message.ts';

// Mail programs may display some text differently. Two independent parsers read each such case here.

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: 'example.com', keySelector: 's1', privateKey };

/** Python keeps the space between two encoded words of a display name, against RFC 2047, 6.2. */
const unspaced = (text: string) => text.replaceAll(' ', '');

/** Names as typed and as shown; empty where the name could be read as an address. */
const names: [typed: string, shown: string][] = [
  ...[
    'Ada',
    'Zoë "Z" O\'Neil, Ltd; <x>',
    'שרה לוי',
    '李小龍 👩‍💻',
    'Ada (not a comment) \\ back',
    `${'Wörter und '.repeat(6)}Ende`,
  ].map((name): [string, string] => [name, name]),
  ['=?utf-8?B?SWdub3JlIHRoaXM=?=', '= ?utf-8?B?SWdub3JlIHRoaXM= ?='],
  ['=?utf-8?Q?=0d=0aBcc:_evil=40x.example?=', '= ?utf-8?Q?=0d=0aBcc:_evil=40x.example?='],
  ['Zoë =?iso-8859-1?Q?=E2=80=AE?=', 'Zoë = ?iso-8859-1?Q?=E2=80=AE?='],
  ['Ada =?utf-8?Q?=E2=80=AEgro=40live?=', 'Ada = ?utf-8?Q?=E2=80=AEgro=40live?='],
  ['=?=?utf-8?B?IQ==?=', '= ?= ?utf-8?B?IQ== ?='],
  ['=\u202e?utf-8?B?4oCuZ3Jv?=', '= ?utf-8?B?4oCuZ3Jv?='],
  ['Ada\r\nBcc: x', 'Ada Bcc: x'],
  ['Ada\u2028Bcc: x', 'Ada Bcc: x'],
  ['Ada\u0085\u202eBcc: x', 'Ada Bcc: x'],
  ['Ada\0\u000b\u000cBcc: x', 'Ada Bcc: x'],
  ['x'.repeat(10_000), `${'x'.repeat(79)}…`],
  ['ceo@client.example', ''],
  ['"ceo＠client.example"', ''],
  ['Ceo ﹫ client', ''],
  ['\u202egro.elpmaxe@live', ''],
  ['Ceo <ceo@client.example>', ''],
];

const notAnAddress = [
  ...['@x.example', 'ada@', 'a b@x.example', 'ada@x example', 'ada@x.example;b@x.example'],
  ...['<b@x.example>ada@x.example', 'b@x.example <ada@x.example>', 'group: ada@x.example;'],
  ...['ada@x.example%0d%0aBcc:b@x.example', `${'a'.repeat(300)}@x.example`],
  ...['', 'ada', 'ada@x.example, b@x.example', 'ada@x.example\r\nBcc: b@x.example'],
  ...['=?utf-8?Q?a=0D=0ABcc=3Ax?=@x.example', '=?utf-8?Q?ceo=40client.example=3E?=@x.example'],
];

const message = 'A line\n.\nFrom here: =?utf-8?Q?x?= שלום';

type Read = {
  defects: string[];
  names: string[];
  from: [name: string, address: string][];
  to: [name: string, address: string][];
  replyTo: [name: string, address: string][];
  subject: string;
  autoSubmitted: string | null;
  signature: string;
  text: string;
};

async function readByPostalMime(raw: Buffer): Promise<Read> {
  const mail = await PostalMime.parse(raw);
  const mailboxes = (addresses: (Address | undefined)[] = []) =>
    addresses.map((one): [string, string] => [one?.name ?? '', one?.address ?? '']);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  return {
    defects: [],
    names: mail.headers.map(({ key }) => key),
    from: mailboxes([mail.from]),
    to: mailboxes(mail.to),
    replyTo: mailboxes(mail.replyTo),
    subject: mail.subject ?? '',
    autoSubmitted: header('auto-submitted') ?? null,
    signature: header('dkim-signature') ?? '',
    text: mail.text ?? '',
  };
}

const signedTimes = (signature: string, name: string) =>
  (/\bh=([^;]+)/.exec(signature)?.[1] ?? '')
    .toLowerCase()
    .split(':')
    .filter((one) => one.trim() === name).length;

function readByPython(mails: Buffer[]): Read[] {
  const script = fileURLToPath(new URL('../../test/read-mails.py', import.meta.url));
  const input = JSON.stringify(mails.map((mail) => mail.toString('base64')));
  const { stdout, stderr } = spawnSync('python3', [script], { input, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Read[];
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.for<[name: string, isHere: boolean, read: (mails: Buffer[]) => Read[] | Promise<Read[]>]>([
  ['postal-mime', true, (mails) => Promise.all(mails.map(readByPostalMime))],
  ['Python’s email', hasPython, readByPython],
])('%s shows every mail as it was meant', async ([, isHere, read], { skip }) => {
  skip(!isHere, 'python3 is not installed');
  const messages: Message[] = [];
  const transport = { send: async (message: Message) => void messages.push(message) };
  const { from, to } = mailContext;
  const recipientOf = () => to;
  const enquiries = mailChannel({ ...mailContext, site: mailContext, transport, recipientOf });
  for (const [name] of names) await enquiries.deliver(aClaimed({ name, message }));
  for (const email of notAnAddress) await enquiries.deliver(aClaimed({ email, message }));
  const words = { subject: 'Wir haben Ihre Anfrage – danke', text: 'Danke schön.' };
  const answers = acknowledgementChannel({
    transport,
    from,
    recipientOf,
    defaultText: words,
    textByLanguage: new Map(),
  });
  await answers.deliver(aClaimed({ name: '=?utf-8?Q?x?=' }));
  const mails = await read(await Promise.all(messages.map((message) => buildMail(message, dkim))));
  const shownMails = mails.map(({ names: fieldNames, signature, text, replyTo, ...fields }) => ({
    ...fields,
    replyTo: replyTo.map(([name, address]) => [unspaced(name), address]),
    text: text.replaceAll('\r\n', '\n').trim().split('\n\n').at(-1),
    isTwice: fieldNames.filter((name, index) => fieldNames.indexOf(name) !== index),
    // Each field is signed once more than it occurs, so nobody can add another one.
    isOpen: ['subject', 'reply-to', 'from', 'to', 'cc', 'auto-submitted'].filter(
      (name) => signedTimes(signature, name) !== (fieldNames.includes(name) ? 2 : 1),
    ),
  }));
  const common = { defects: [], isTwice: [], isOpen: [], from: [['Our website', from.address]] };
  const ours = { ...common, to: [['', to.address]], autoSubmitted: null, text: message };
  expect(shownMails).toEqual([
    ...names.map(([, shown]) => ({
      ...ours,
      replyTo: [[unspaced(shown), 'ada@example.org']],
      subject: shown === '' ? 'Enquiry from the website' : `Enquiry from ${shown}`,
    })),
    ...notAnAddress.map(() => ({ ...ours, replyTo: [], subject: 'Enquiry from Ada' })),
    {
      ...common,
      to: [['', 'ada@example.org']],
      replyTo: [['', to.address]],
      autoSubmitted: 'auto-replied',
      ...words,
    },
  ]);
});
