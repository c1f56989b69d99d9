import { language } from '../../lib/language.ts';

/** When an article was changed last, in the company's words for it. */
export function Revised({ words, date }: { words: string; date: string }) {
  const [before, after] = words.split('{date}');
  return (
    <span>
      {before}
      <time dateTime={date}>{shownDay(date)}</time>
      {after}
    </span>
  );
}

/** As the dates of publication are written: Jan 5, 2025. */
const shownDay = (date: string) =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
