// The language that this build is in: a site in several languages is one build for each.

/** Its BCP 47 tag. */
export const language: string = import.meta.env.LANGUAGE;

/** The same for dates and lists in prose: English has the day before the month there, wherever it is read. */
export const inProse: string = import.meta.env.LANGUAGE_IN_PROSE;

/** A day as the sample writes those of publication, in the page's language: Jan 5, 2025. `date` is `2025-01-05`. */
export const shortDay = (date: string) =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
