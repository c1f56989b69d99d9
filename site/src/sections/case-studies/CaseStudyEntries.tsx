import type { CaseStudyCard } from './case-study-card.ts';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { CaseStudyByline } from './CaseStudyByline.tsx';
import './CaseStudyEntries.css';

type Props = {
  studies: CaseStudyCard[];
  /** The level of each heading, below that of its section. */
  level: 'h2' | 'h3';
  /** Whether nothing follows below, which a line would announce. */
  isLast?: boolean;
};

export function CaseStudyEntries({ studies, level, isLast = false }: Props) {
  return (
    <ul className={isLast ? '' : 'border-b border-line'}>
      {studies.map((study, index) => (
        <Entry key={study.href} study={study} level={level} index={index} />
      ))}
    </ul>
  );
}

function Entry({
  study,
  level: Heading,
  index,
}: {
  study: CaseStudyCard;
  level: Props['level'];
  index: number;
}) {
  const { href, title, lede, services, read, figure, cover, screen, ...byline } = study;
  const { client, year, concept } = byline;
  const thumbnail = cover ?? screen;
  const phone = !cover && screen?.frame === 'phone';
  const layout = phone ? phoneLayout : (layouts[index % 2] ?? phoneLayout);
  return (
    <li
      className={`group relative grid gap-x-8 gap-y-6 border-t border-line py-8 first:border-t-2 first:border-highlight ${phone ? 'case-study-phone' : 'lg:grid-cols-12'}`}
    >
      <div className={thumbnail ? layout.text : 'lg:col-span-8'}>
        <CaseStudyByline client={client} year={year} concept={concept} />
        <Heading className="mt-4 text-heading">
          <StretchedLink href={href} look="title">
            {title}
          </StretchedLink>
        </Heading>
        {thumbnail && figure && <Figure {...figure} className="mt-5" />}
        <p className={`mt-5 text-muted ${thumbnail && figure ? 'max-sm:hidden' : ''}`}>{lede}</p>
        <p className="mt-4 label-text">{services.join(' · ')}</p>
        <ReadLabel text={read} className={`mt-5 ${thumbnail ? 'max-sm:hidden' : ''}`} />
      </div>
      {thumbnail ? (
        <div className={`case-study-picture ${layout.picture}`}>
          {cover && <PictureFrame picture={cover} look="header" />}
          {!cover && screen && <ScreenFrame {...screen} />}
          <ReadLabel text={read} className="mt-4 sm:hidden" />
        </div>
      ) : (
        figure && (
          <Figure {...figure} look={index === 0 ? 'huge' : 'large'} className="lg:col-span-4" />
        )
      )}
    </li>
  );
}

/** On large screens, pictures alternate between right and left. */
const layouts = [
  { text: 'lg:col-span-5', picture: 'lg:col-span-7' },
  { text: 'lg:col-span-5', picture: 'lg:-order-1 lg:col-span-7' },
];
const phoneLayout = { text: '', picture: '' };

type ReadLabelProps = { text: string | undefined; className: string };

/** A visible label of the title's link, which covers the whole entry. On a phone it is below the picture. */
function ReadLabel({ text, className }: ReadLabelProps) {
  if (!text) return null;
  return (
    <p aria-hidden="true" className={`text-small ${className}`}>
      <span className="link">{text}</span>
    </p>
  );
}

type FigureProps = { label: string; value: string; look?: 'huge' | 'large'; className: string };

function Figure({ label, value, look = 'large', className }: FigureProps) {
  return (
    <p className={className}>
      <FittedFigure length={value.length} look={look}>
        {value}
      </FittedFigure>
      <span className="mt-2 block max-w-measure text-small text-muted">{label}</span>
    </p>
  );
}
