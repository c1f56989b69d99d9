import { parse } from 'yaml';

/** The language of a fenced block that is a video and no code. */
export const VIDEO = 'video';

/** What the block of a video says, as data: every value is text, also a number without quotes, except true. */
export function videoData(text: string): unknown {
  const data: unknown = parse(text, { schema: 'failsafe' });
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value === 'true' ? true : (value as unknown)]),
  );
}
