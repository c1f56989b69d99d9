import { expect, test } from 'vitest';
import { samplesIn, unsetIn } from './launch-check.ts';

test('an entry that is marked as sample is named with its file', () => {
  const yaml = '- id: one\n  sample: true\n- id: two\n  sample: false\n- id: three\n';
  expect(samplesIn('stats.yaml', yaml)).toEqual(['stats.yaml: one']);
});

test('each sample fact of the company is named', () => {
  expect(samplesIn('company.yaml', 'name: X\nsample: [name, phone]')).toEqual([
    'company.yaml: name',
    'company.yaml: phone',
  ]);
});

test('a file that is one thing is named as a whole', () => {
  expect(samplesIn('log.yaml', 'heading: X\nsample: true')).toEqual(['log.yaml: all of it']);
  expect(samplesIn('log.yaml', 'heading: X\nsample: false')).toEqual([]);
});

test('settings without which no enquiry reaches anybody are named', () => {
  const set = { PUBLIC_ORIGIN: 'https://a.example.com', SMTP_URL: 'smtp://a', MAIL_FROM: 'a' };
  expect(unsetIn({ ...set, TRUST_PROXY: 'false' })).toEqual([
    'MAIL_TO: the mailbox that enquiries go to',
  ]);
});

test('nobody having said which proxies there are is named: all visitors would share one limit', () => {
  const set = { PUBLIC_ORIGIN: 'a', SMTP_URL: 'a', MAIL_FROM: 'a', MAIL_TO: 'a' };
  for (const TRUST_PROXY of [undefined, ''])
    expect(unsetIn({ ...set, TRUST_PROXY })).toEqual([
      expect.stringMatching(/^TRUST_PROXY: .*share one limit$/),
    ]);
  expect(unsetIn({ ...set, TRUST_PROXY: 'loopback' })).toEqual([]);
});
