import { expect, test } from 'vitest';
import { dateInWords, inWords, isTimeZone, shortDate, systemTimeZone } from './time-in-words.ts';

test.each([
  [Date.UTC(2026, 0, 5, 10), 'Europe/London', 'Monday 5 January 2026, 10:00 (Europe/London)'],
  [Date.UTC(2026, 6, 5, 23), 'Europe/London', 'Monday 6 July 2026, 00:00 (Europe/London)'],
  [
    Date.UTC(2026, 0, 1, 3),
    'America/New_York',
    'Wednesday 31 December 2025, 22:00 (America/New_York)',
  ],
  [Date.UTC(2026, 0, 5, 10), 'Asia/Kathmandu', 'Monday 5 January 2026, 15:45 (Asia/Kathmandu)'],
  [Date.UTC(2026, 0, 5), 'UTC', 'Monday 5 January 2026, 00:00 (UTC)'],
])('%d in %s is %s', (ms, zone, words) => {
  expect(dateInWords(ms, zone)).toBe(words);
});

test('a column shows the same time in short form', () => {
  expect(shortDate(Date.UTC(2026, 6, 5, 23), 'Europe/London')).toBe('2026-07-06 00:00');
});

test('the machine’s time zone is valid, and an invented one is not', () => {
  expect(isTimeZone(systemTimeZone())).toBe(true);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
});

test('waiting times are written in other languages, too', () => {
  expect(inWords(40, 'de')).toBe('40 Sekunden');
  expect(inWords(100, 'de')).toBe('2 Minuten');
});

test.each([
  [1, '1 second'],
  [12, '12 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3_599, '60 minutes'],
])('%i seconds are “%s”', (wait, words) => {
  expect(inWords(wait)).toBe(words);
});
