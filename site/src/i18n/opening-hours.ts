import { language } from './build-constants.ts';
import { days as week, type OpeningHours } from '../schema/office.ts';

/** Returns hours as visitors read them: in the company's words, or else as “Monday – Friday, 08:00–16:00”. */
export function hoursText({ text, days, opens, closes }: OpeningHours[number]): string {
  if (text) return text;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // January 1, 2024 is a Monday.
  const dateOf = (index: number) => new Date(Date.UTC(2024, 0, index + 1));
  const indexes = days.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const first = Math.min(...indexes);
  const last = Math.max(...indexes);
  const words =
    last - first === days.length - 1
      ? weekday.formatRange(dateOf(first), dateOf(last))
      : new Intl.ListFormat(language).format(indexes.map((index) => weekday.format(dateOf(index))));
  return `${words}, ${opens}–${closes}`;
}
