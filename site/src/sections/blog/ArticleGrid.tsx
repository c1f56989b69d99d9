import { art } from '../../art/art.ts';
import type { Picture } from '../../lib/picture.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type Article = {
  slug: string;
  title: string;
  description: string;
  shownDate: string;
  date: string;
  readingTime: string;
  /** A photograph, in place of the drawing. */
  cover?: Picture | undefined;
};
type CardProps = Article & { eager: boolean };
type Props = { heading: string; text: string; articles: Article[] };

/** The cards of the first row are in the first view. */
const inFirstView = 3;

/** The articles, each on a card of its own. */
export function ArticleGrid({ heading, text, articles }: Props) {
  return (
    <div className="overflow-clip">
      <div className="wrap pt-10 pb-band lg:pt-16">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <h1 className="text-hero lg:col-span-6">{heading}</h1>
          <p className="text-lede text-muted lg:col-span-5 lg:col-start-8 lg:self-end">{text}</p>
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-12 lg:grid-cols-3">
          {articles.map((article, at) => (
            <Card key={article.slug} {...article} eager={at < inFirstView} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Card({ slug, title, description, shownDate, date, readingTime, ...props }: CardProps) {
  const { cover, eager } = props;
  return (
    <li className="group relative">
      {cover && <PictureFrame picture={{ ...cover, eager }} look="card" />}
      {art.ArticleCard && !cover && <art.ArticleCard slug={slug} />}
      <div className={cover || art.ArticleCard ? undefined : 'border-t-2 border-highlight pt-2'}>
        <p className="mt-2 annotation">
          <time dateTime={date}>{shownDate}</time> · {readingTime}
        </p>
        <h2 className="mt-2 text-heading">
          <a
            href={`/blog/${slug}`}
            className="decoration-highlight decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </h2>
        <p className="mt-3 text-muted">{description}</p>
      </div>
    </li>
  );
}
