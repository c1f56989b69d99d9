import { expect, test } from 'vitest';
import { unsetIn } from './launch-check.ts';

test('missing settings that stop enquiries from arriving are listed', () => {
  const set = { PUBLIC_ORIGIN: 'https://a.example.com', SMTP_URL: 'smtp://a', MAIL_FROM: 'a' };
  expect(unsetIn({ ...set, TRUST_PROXY: 'false' })).toEqual([
    'MAIL_TO: the mailbox that enquiries go to',
  ]);
});

test('a missing TRUST_PROXY is listed: all visitors would share one rate limit', () => {
  const set = { PUBLIC_ORIGIN: 'a', SMTP_URL: 'a', MAIL_FROM: 'a', MAIL_TO: 'a' };
  for (const TRUST_PROXY of [undefined, ''])
    expect(unsetIn({ ...set, TRUST_PROXY })).toEqual([
      expect.stringMatching(/^TRUST_PROXY: .*share one limit$/),
    ]);
  expect(unsetIn({ ...set, TRUST_PROXY: 'loopback' })).toEqual([]);
});
