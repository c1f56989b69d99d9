import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type NameServer } from '../../test/name-server.ts';
import { openDns, type Dns } from './dns.ts';
import { checkSpf } from './spf.ts';
import { expandMacros } from './spf-macros.ts';

let server: NameServer;
let dns: Dns;

const chain = Object.fromEntries(
  Array.from({ length: 12 }, (_, link) => [
    `c${link}.example`,
    { TXT: [`v=spf1 include:c${link + 1}.example -all`] },
  ]),
);

beforeAll(async () => {
  server = await startNameServer({
    ...chain,
    'plain.example': { TXT: ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all', 'other=text'] },
    'soft.example': { TXT: ['v=spf1 ~all'] },
    'none.example': { A: ['192.0.2.1'] },
    'open.example': { TXT: ['v=spf1'] },
    'a.example': { TXT: ['v=spf1 a/24 -all'], A: ['192.0.2.9'] },
    'mx.example': { TXT: ['v=spf1 mx -all'], MX: ['mail.mx.example'] },
    'mail.mx.example': { A: ['198.51.100.7'], AAAA: ['2001:db8::7'] },
    'includes.example': { TXT: ['v=spf1 include:plain.example -all'] },
    'moved.example': { TXT: ['v=spf1 redirect=plain.example'] },
    'long.example': { TXT: [`v=spf1 ${'ip4:203.0.113.1 '.repeat(20)}ip4:192.0.2.5 -all`] },
    'twice.example': { TXT: ['v=spf1 -all', 'v=spf1 +all'] },
    'typo.example': { TXT: ['v=spf1 ipv4:192.0.2.1 -all'] },
    'gone.example': { TXT: ['v=spf1 include:nowhere.example -all'] },
    'void.example': { TXT: ['v=spf1 a:n1.example a:n2.example a:n3.example -all'] },
    'macro.example': { TXT: ['v=spf1 exists:%{ir}.%{l}.list.example -all'] },
    '5.2.0.192.ada.list.example': { A: ['127.0.0.2'] },
    'network.example': { TXT: ['v=spf1 ip4:192.0.2.300 -all'] },
  });
  dns = openDns(server.address);
});

afterAll(() => server.stop());

test.each([
  ['plain', '192.0.2.5', 'pass'],
  ['plain', '2001:db8::5', 'pass'],
  ['plain', '198.51.100.1', 'fail'],
  ['soft', '192.0.2.5', 'softfail'],
  ['none', '192.0.2.5', 'none'],
  ['open', '192.0.2.5', 'neutral'],
  ['a', '192.0.2.200', 'pass'],
  ['a', '192.0.3.1', 'fail'],
  ['mx', '198.51.100.7', 'pass'],
  ['mx', '2001:db8::7', 'pass'],
  ['includes', '192.0.2.5', 'pass'],
  ['includes', '198.51.100.1', 'fail'],
  ['moved', '192.0.2.5', 'pass'],
  ['long', '192.0.2.5', 'pass'],
  ['macro', '192.0.2.5', 'pass'],
  ['macro', '192.0.2.6', 'fail'],
  ['twice', '192.0.2.5', 'permerror'],
  ['typo', '192.0.2.1', 'permerror'],
  ['gone', '192.0.2.5', 'permerror'],
  ['void', '192.0.2.5', 'permerror'],
  ['network', '192.0.2.5', 'permerror'],
  ['c0', '192.0.2.5', 'permerror'],
] as const)('mail of %s.example from %s: %s', async (name, ip, result) => {
  expect((await checkSpf(dns, ip, `ada@${name}.example`)).result).toBe(result);
});

// The examples of RFC 7208, section 7.4.
const facts = {
  ip: '192.0.2.3',
  sender: 'strong-bad@email.example.com',
  domain: 'email.example.com',
};

test.each([
  ['%{s}', 'strong-bad@email.example.com'],
  ['%{o}', 'email.example.com'],
  ['%{d4}', 'email.example.com'],
  ['%{d2}', 'example.com'],
  ['%{dr}', 'com.example.email'],
  ['%{d2r}', 'example.email'],
  ['%{l-}', 'strong.bad'],
  ['%{lr-}', 'bad.strong'],
  ['%{l1r-}', 'strong'],
  ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
  ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
  ['a%%b%_c%-d', 'a%b c%20d'],
])('the macro %s becomes %s', (macro, text) => {
  expect(expandMacros(macro, facts)).toBe(text);
});

test('an IPv6 address is written digit by digit', () => {
  const six = { ...facts, ip: '2001:db8::cb01' };
  expect(expandMacros('%{ir}.%{v}', six)).toBe(
    '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6',
  );
});
