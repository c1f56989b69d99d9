import { expect, test } from 'vitest';
import { samplesIn, unsetIn } from './launch-check.ts';

test('each entry that is marked as sample is listed with its file', () => {
  const yaml = '- id: one\n  sample: true\n- id: two\n  sample: false\n- id: three\n';
  expect(samplesIn('stats.yaml', yaml)).toEqual(['stats.yaml: one']);
});

test('each sample fact of the company is listed', () => {
  expect(samplesIn('company.yaml', 'name: X\nsample: [name, phone]')).toEqual([
    'company.yaml: name',
    'company.yaml: phone',
  ]);
});

test('a file that is all sample is listed as a whole', () => {
  expect(samplesIn('log.yaml', 'heading: X\nsample: true')).toEqual(['log.yaml: all of it']);
  expect(samplesIn('log.yaml', 'heading: X\nsample: false')).toEqual([]);
});

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
