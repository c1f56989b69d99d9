/** The BCP 47 tag of this build's language. */
export const language: string = import.meta.env.LANGUAGE;

/** The locale for dates and lists in prose: for English, one that puts the day before the month everywhere. */
export const proseLocale: string = import.meta.env.LANGUAGE_IN_PROSE;

/** Formats the day of a publication, `2025-01-05`, in the page's language: Jan 5, 2025. */
export const formatDay = (date: string) =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
