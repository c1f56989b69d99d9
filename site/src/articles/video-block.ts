import { parse } from 'yaml';

/** The language of a fenced block that is a video and no code. */
export const VIDEO = 'video';

/** What the block of a video says, as data: every value is text, also a number without quotes, except true. */
export const videoData = (text: string): unknown => withTrue(parse(text, { schema: 'failsafe' }));

function withTrue(data: unknown): unknown {
  if (data === 'true') return true;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, withTrue(value)]),
  );
}
