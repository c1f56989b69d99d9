import { z } from 'astro/zod';

// Whether a page is public, and since when.

const draft = z
  .boolean()
  .default(false)
  .describe(
    'true keeps the page from the site: only npm run dev and npm run build -- --drafts show it',
  );

export const noindex = z
  .boolean()
  .default(false)
  .describe('true asks search engines to leave the page out; who has its address can read it');

/** The fields of an article: what keeps it back is its date. */
export const articlePublication = { draft, noindex };

/** The fields of every other page. */
export const publication = {
  draft,
  publish: z.iso
    .date()
    .optional()
    .describe('The first day on which the page is public; without it that is at once'),
  noindex,
};

/**
 * Says what keeps a page from the site; undefined when it is public.
 *
 * @param data its fields as they are written, which need not fit their schema
 * @param today the day, as 2026-01-31
 * @returns `draft`, or the day on which it becomes public
 */
export function withheldBecause(data: object, today = todayHere()): string | undefined {
  const { draft, publish, date } = data as Record<string, unknown>;
  if (draft === true) return 'draft';
  const from = /^\d{4}-\d{2}-\d{2}/.exec(String(publish ?? date ?? ''))?.[0];
  return from !== undefined && from > today ? from : undefined;
}

/** Today where the company is: `TIME_ZONE`, or else the time zone of this machine. */
export function todayHere(): string {
  const timeZone = process.env.TIME_ZONE || undefined;
  return new Intl.DateTimeFormat('sv', { timeZone }).format();
}

/** Whether this build shows what is not public, too: `npm run dev`, and `npm run build -- --drafts`. */
export const showsDrafts = () => process.env.SITE_DRAFTS === '1';
