/** The BCP 47 tag of this build's language. */
export const language: string = import.meta.env.LANGUAGE;

/** Formats a day, `2025-01-05`, in the page's language: Jan 5, 2025, or January 5, 2025. */
export const formatDay = (date: string, dateStyle: 'medium' | 'long' = 'medium') =>
  new Date(date).toLocaleDateString(language, { dateStyle, timeZone: 'UTC' });
