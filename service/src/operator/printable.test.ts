import { expect, test } from 'vitest';
import type { EnquiryRecord } from '../store/read.ts';
import { formatCsv, printable, printableJson } from './printable.ts';

const record: EnquiryRecord = {
  publicId: 'abc',
  state: 'sent',
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hello',
  services: 'audits',
  language: null,
  fields: null,
  createdAt: 0,
  attempts: 1,
  nextAt: 0,
  lastCode: '250',
  ambiguous: 0,
  sentAt: 0,
};

const messageCell = (message: string) =>
  /"audits","([^]*)","1","250"/.exec(formatCsv([{ ...record, message }]))?.[1] ?? '';

test.each([
  '=cmd()',
  '+1 555 0100',
  '-1',
  '@SUM(A1)',
  '＝cmd()',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =cmd()',
  'Hello\n=cmd()',
  'Hello\r\n=cmd()',
  'Hello\t=cmd()',
  'Hello;=cmd()',
  'Hello;"=cmd()',
  'Hello\n  ＝cmd()',
])('no cell of %j begins like a formula, wherever a spreadsheet may split it', (message) => {
  for (const part of messageCell(message).split(/[\t\r\n;]/))
    expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
});

test('text that is no formula stays as it is', () => {
  const message = 'a = b; c - d\nada@example.org — 1 + 1';
  expect(messageCell(message)).toBe(message);
});

test('a cell of line feeds ends, which would take minutes if its time grew with the square of their number', () => {
  expect(messageCell('\n'.repeat(1_000_000)).trim()).toBe("'");
});

const steering = '\u001b[2J \u009b2J \u0007 \u0085 \u202e \u2066 \u2028 \u007f';

test('JSON escapes control characters and loses nothing', () => {
  const json = printableJson({ message: steering });
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202e\u2066]/);
  expect(JSON.parse(json)).toEqual({ message: steering });
});

test('text and CSV have no control characters either', () => {
  for (const text of [printable(steering), messageCell(steering)])
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e\u2066]/);
  expect(printable('one\r\ntwo')).toBe('one\ntwo');
});
