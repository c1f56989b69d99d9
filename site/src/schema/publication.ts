import { z } from 'astro/zod';

const draft = z
  .boolean()
  .default(false)
  .describe(
    'true keeps the page off the site. Only npm run dev and npm run build -- --drafts show it',
  );

export const noindex = z
  .boolean()
  .default(false)
  .describe('true hides the page from search engines. Anyone with its address can still read it');

/** The fields of an article or a job, whose date already decides when they are published. */
export const datedPublication = { draft, noindex };

/** The fields of every other page. */
export const publication = {
  draft,
  publish: z.iso
    .date()
    .optional()
    .describe('The first day the page is public: 2026-01-31. If left out, it is public at once'),
  noindex,
};

/**
 * Returns why a page is not public; undefined if it is.
 *
 * @param data its fields as written, which may not match the schema
 * @param today the day, as 2026-01-31
 * @returns `draft`, `closed` after its last day, or the day on which it becomes public
 */
export function unpublishedReason(data: object, today = todayAtCompany()): string | undefined {
  const { draft, publish, date, closes } = data as Record<string, unknown>;
  if (draft === true) return 'draft';
  const lastDay = dayIn(closes);
  if (lastDay !== undefined && lastDay < today) return 'closed';
  const firstDay = dayIn(publish ?? date);
  return firstDay !== undefined && firstDay > today ? firstDay : undefined;
}

/** Returns the next day on which a page becomes public or closes; undefined if neither will happen. */
export function publicationChangeDate(
  data: { closes?: unknown },
  today?: string,
): string | undefined {
  const because = unpublishedReason(data, today);
  if (because !== undefined) return dayIn(because);
  const last = dayIn(data.closes);
  return last && new Date(Date.parse(last) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

const dayIn = (value: unknown) => /^\d{4}-\d{2}-\d{2}/.exec(String(value))?.[0];

/** Returns the current day at the company: in `TIME_ZONE`, or else the time zone of this machine. */
export function todayAtCompany(): string {
  const timeZone = process.env.TIME_ZONE || undefined;
  return new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now());
}

/** Whether this build includes pages that are not public: `npm run dev` and `npm run build -- --drafts`. */
export const includesUnpublished = () => process.env.SITE_DRAFTS === '1';
