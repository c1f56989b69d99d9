import { language } from './language.ts';

/** A day as the sample writes those of publication, in the page's language: Jan 5, 2025. `date` is `2025-01-05`. */
export const shortDay = (date: string) =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
