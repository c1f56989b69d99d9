import { art } from 'company:art';
import type { Link } from '../navigation.ts';
import { BesidePicture } from '../../ui/BesidePicture.tsx';
import type { Picture } from '../../ui/picture.ts';
import { TagLinks } from '../blog/TagLinks.tsx';
import { formatDay } from '../../i18n/build-constants.ts';
import { PublishedLine } from './PublishedLine.tsx';

type Props = {
  slug: string;
  title: string;
  labels: { published: string; revised: string; tags: string };
  shownDate: string;
  date: string;
  revised?: string | undefined;
  company: string;
  /** Defaults to the company. */
  author: string;
  tags: Link[];
  readingTime: string;
  cover?: Picture | undefined;
};

const looks = {
  drawn: {
    box: 'lg:grid lg:min-h-104 lg:grid-rows-[auto_1fr]',
    title: 'lg:max-w-1/2 xl:max-w-5/12 lg:pb-5',
  },
  plain: { box: 'lg:pb-10', title: 'lg:max-w-10/12' },
  pictured: { box: 'lg:pb-10', title: '' },
};

export function ArticleHead({ slug, title, labels, revised, readingTime, ...props }: Props) {
  const { cover, tags, ...publication } = props;
  const uncovered = art.ArticleHead ? 'drawn' : 'plain';
  const look = looks[cover ? 'pictured' : uncovered];
  const content = (
    <>
      <h1 className={`text-title ${look.title}`}>{title}</h1>
      <div className="mt-4 lg:mt-0 lg:pt-5">
        <PublishedLine published={labels.published} {...publication} />
        <p className="mt-1 label-text">
          {revised && (
            <>
              <Revised text={labels.revised} date={revised} /> ·{' '}
            </>
          )}
          <span>{readingTime}</span>
        </p>
        <TagLinks label={labels.tags} tags={tags} className="mt-2" />
      </div>
    </>
  );
  return (
    <header className="overflow-clip border-b border-line">
      <div className={`relative wrap pt-opening pb-8 ${look.box}`}>
        {cover ? <BesidePicture picture={cover}>{content}</BesidePicture> : content}
        {!cover && art.ArticleHead && (
          // On large screens, a line between the two rows, on which the drawing is centered.
          <div className="lg:absolute lg:inset-x-0 lg:top-0 lg:row-start-2">
            <art.ArticleHead slug={slug} />
          </div>
        )}
      </div>
    </header>
  );
}

function Revised({ text, date }: { text: string; date: string }) {
  const [before, after] = text.split('{date}');
  return (
    <span>
      {before}
      <time dateTime={date}>{formatDay(date)}</time>
      {after}
    </span>
  );
}
