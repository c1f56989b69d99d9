import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { PublishedLine } from './PublishedLine.tsx';

type Props = {
  slug: string;
  title: string;
  labels: { published: string; revised: string };
  shownDate: string;
  date: string;
  revised?: string | undefined;
  company: string;
  readingTime: string;
};

/** The title above the centre line of the article's hull, when and by whom below it. */
export function ArticleHead({ slug, title, labels, revised, readingTime, ...publication }: Props) {
  return (
    <header className="overflow-clip border-b border-line">
      <div className="relative wrap pt-10 pb-8 lg:grid lg:min-h-104 lg:grid-rows-2 lg:py-0">
        <h1 className="text-title lg:max-w-5/12 lg:self-end lg:pb-5">{title}</h1>
        <div className="mt-4 lg:mt-0 lg:pt-5">
          <PublishedLine published={labels.published} {...publication} />
          <p className="mt-1 annotation">
            {revised && (
              <>
                <Revised words={labels.revised} date={revised} /> ·{' '}
              </>
            )}
            <span>{readingTime}</span>
          </p>
        </div>
        <HalfBreadthPlan
          slug={slug}
          decorative
          className="on-centre-line max-lg:mt-8 max-lg:w-full"
        />
      </div>
    </header>
  );
}

function Revised({ words, date }: { words: string; date: string }) {
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
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
