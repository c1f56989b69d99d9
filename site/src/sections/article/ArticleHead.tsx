import { art } from '../../art/art.ts';
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

const variants = {
  drawn: 'lg:grid lg:min-h-104 lg:grid-rows-2 lg:py-0',
  plain: 'lg:pt-16 lg:pb-10',
};

/** The title above the middle line of the article's drawing, when and by whom below it. */
export function ArticleHead({ slug, title, labels, revised, readingTime, ...publication }: Props) {
  return (
    <header className="overflow-clip border-b border-line">
      <div
        className={`relative wrap pt-10 pb-8 ${art.ArticleHead ? variants.drawn : variants.plain}`}
      >
        <h1
          className={`text-title ${art.ArticleHead ? 'lg:max-w-5/12 lg:self-end lg:pb-5' : 'lg:max-w-10/12'}`}
        >
          {title}
        </h1>
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
        {art.ArticleHead && <art.ArticleHead slug={slug} />}
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
