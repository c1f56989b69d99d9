/** Whether a name is a time zone that this Node knows, such as 'Europe/London'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function systemTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // For an unknown `TZ` Node reports a name that Intl refuses.
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Formats a moment for people: 'Monday 5 January 2026, 10:00 (Europe/London)'. */
export function formatDate(ms: number, timeZone: string): string {
  const { weekday, day, month, year, hour, minute } = partsOf(ms, timeZone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} (${timeZone})`;
}

/** Formats a moment for a column: '2026-01-05 10:00'. */
export function formatShortDate(ms: number, timeZone: string): string {
  const { day, month, year, hour, minute } = partsOf(ms, timeZone, {
    month: '2-digit',
    day: '2-digit',
  });
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** Cached, because creating a format takes longer than the rest of a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(ms: number, timeZone: string, form: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, form]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...form,
    });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
}

const unit = (name: 'second' | 'minute', language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });

/** Formats a waiting time for people, rounded up: '1 second', '40 seconds', '3 minutes'. */
export function formatDuration(wait: number, language = 'en'): string {
  return wait < 100
    ? unit('second', language).format(wait)
    : unit('minute', language).format(Math.ceil(wait / 60));
}
