import { expect, test } from 'vitest';
import type { OpeningHours } from '../schema/office.ts';
import { hoursText } from './opening-hours.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const hours = (days: readonly OpeningHours[number]['days'][number][], text?: string) =>
  hoursText({ text, days: [...days], opens: '08:00', closes: '16:00' });

test('opening hours are shown in the company’s words, or as days and times', () => {
  expect(hours(workdays, 'Weekdays, eight to four')).toBe('Weekdays, eight to four');
  expect(hours(workdays)).toMatch(/^Monday.–.Friday, 08:00–16:00$/);
  expect(hours(['Tuesday'])).toBe('Tuesday, 08:00–16:00');
  expect(hours(['Friday', 'Monday'])).toBe('Monday and Friday, 08:00–16:00');
});
