import { expect, test } from 'vitest';
import { formatDate, formatDuration, formatShortDate } from './format-time.ts';

test.each([
  [
    Date.UTC(2026, 6, 5, 23),
    'Europe/London',
    'Monday 6 July 2026, 00:00 (Europe/London)',
    '2026-07-06 00:00',
  ],
  [
    Date.UTC(2026, 0, 1, 3),
    'America/New_York',
    'Wednesday 31 December 2025, 22:00 (America/New_York)',
    '2025-12-31 22:00',
  ],
])('the time %d in %s is formatted as %s', (ms, zone, words, short) => {
  expect([formatDate(ms, zone), formatShortDate(ms, zone)]).toEqual([words, short]);
});

test.each([
  [1, '1 second'],
  [12, '12 seconds'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3_599, '60 minutes'],
])('%i seconds are formatted as “%s”', (wait, words) => {
  expect(formatDuration(wait)).toBe(words);
});
