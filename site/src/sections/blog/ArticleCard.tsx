import { art } from 'company:art';
import type { Picture } from '../../ui/picture.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';

type Props = {
  slug: string;
  href: string;
  title: string;
  description: string;
  shownDate: string;
  date: string;
  revised?: string | undefined;
  author?: string | undefined;
  readingTime: string;
  cover?: Picture | undefined;
  level?: 'h2' | 'h3';
};

export function ArticleCard({
  slug,
  href,
  title,
  description,
  shownDate,
  date,
  revised,
  author,
  readingTime,
  cover,
  level: Heading = 'h2',
}: Props) {
  return (
    <li className="group relative">
      {cover && <PictureFrame picture={cover} look="card" />}
      {art.ArticleCard && !cover && <art.ArticleCard slug={slug} />}
      <div className={cover || art.ArticleCard ? undefined : 'border-t-2 border-highlight pt-2'}>
        <p className="mt-2 label-text">
          <time dateTime={date}>{shownDate}</time> · {readingTime}
          {author && ` · ${author}`}
          {revised && <span className="block">{revised}</span>}
        </p>
        <Heading className={`mt-2 ${Heading === 'h2' ? 'text-heading' : 'text-subheading'}`}>
          <StretchedLink href={href}>{title}</StretchedLink>
        </Heading>
        <p className="mt-3 text-muted">{description}</p>
      </div>
    </li>
  );
}
