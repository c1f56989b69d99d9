import type { Subject } from '../../art/types.ts';
import { art } from 'company:art';
import { Expandable } from './Expandable.tsx';
import type { Picture } from '../../ui/picture.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';

export type ServiceCard = {
  title: string;
  text: string;
  link: string;
  picture?: Picture | undefined;
  subject: Subject;
};

type Props = { labels: { more: string; less: string }; cards: ServiceCard[] };

export function ServicesGrid({ cards, labels }: Props) {
  const list = (
    <ul className="services-grid grid border-s border-t border-line md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
      {cards.map(({ title, text, link, picture, subject }) => (
        <li
          key={link}
          className={`group relative overflow-clip border-e border-b border-line hover:bg-tint ${picture ? '' : 'flex items-center md:block'}`}
        >
          {picture ? <PictureFrame picture={picture} look="card" /> : <Drawing {...subject} />}
          <div className="min-w-0 px-4 py-5 md:px-5 md:pt-2">
            <h3 className="text-subheading">
              <StretchedLink href={link}>{title}</StretchedLink>
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  return cards.length > 2 ? <Expandable {...labels}>{list}</Expandable> : list;
}

function Drawing(service: Subject) {
  return (
    art.ServiceCard && (
      <div className="min-h-32 w-1/3 flex-none self-stretch overflow-clip border-e border-line *:size-full md:mt-4 md:h-36 md:w-full md:overflow-visible md:border-0">
        <art.ServiceCard {...service} />
      </div>
    )
  );
}
