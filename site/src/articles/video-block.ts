import { parse } from 'yaml';

/** The language of a fenced block that is a video and no code. */
export const VIDEO = 'video';

/** What the block of a video says, as data: every value is text, also a number without quotes. */
export const videoData = (text: string): unknown => parse(text, { schema: 'failsafe' });
