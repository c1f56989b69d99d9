import type { WorkCard } from '../../lib/work.ts';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { WorkByline } from './WorkByline.tsx';
import './WorkEntries.css';

type Props = {
  studies: WorkCard[];
  /** The level of each heading, below that of its section. */
  level: 'h2' | 'h3';
};

export function WorkEntries({ studies, level }: Props) {
  return (
    <ul className="border-b border-line">
      {studies.map((study, at) => (
        <Entry key={study.href} study={study} level={level} at={at} />
      ))}
    </ul>
  );
}

function Entry({
  study,
  level: Heading,
  at,
}: {
  study: WorkCard;
  level: Props['level'];
  at: number;
}) {
  const { href, title, lede, services, read, figure, cover, screen, ...byline } = study;
  const { client, year, concept } = byline;
  const thumbnail = cover ?? screen;
  const phone = !cover && screen?.frame === 'phone';
  return (
    <li
      className={`group relative grid gap-x-8 gap-y-6 border-t border-line py-8 first:border-t-2 first:border-highlight ${phone ? 'work-phone' : 'lg:grid-cols-12'}`}
    >
      <div className={wordsOf(thumbnail, phone)}>
        <WorkByline client={client} year={year} concept={concept} />
        <Heading className="mt-4 text-heading">
          <StretchedLink href={href} look="title">
            {title}
          </StretchedLink>
        </Heading>
        <p className="mt-4 text-muted">{lede}</p>
        <p className="mt-4 annotation">{services.join(' · ')}</p>
        {thumbnail && figure && <Figure {...figure} className="mt-8 lg:mt-auto lg:pt-8" />}
        {read && (
          // The title's link covers the whole entry; this is only its visible label.
          <p aria-hidden="true" className="mt-6">
            <span className="text-small link">{read}</span>
          </p>
        )}
      </div>
      {thumbnail ? (
        <div className={phone ? '' : `lg:col-span-7 ${sides[at % 2] ?? ''}`}>
          {cover && <PictureFrame picture={cover} look="header" />}
          {!cover && screen && <ScreenFrame {...screen} />}
        </div>
      ) : (
        figure && (
          <Figure {...figure} look={at === 0 ? 'huge' : 'large'} className="lg:col-span-4" />
        )
      )}
    </li>
  );
}

/** On large screens, covers alternate between right and left. */
const sides = ['', 'lg:col-start-1 lg:row-start-1'];

function wordsOf(shown: unknown, phone: boolean): string {
  if (phone) return '';
  return shown ? 'lg:col-span-5 lg:flex lg:flex-col' : 'lg:col-span-8';
}

type FigureProps = { label: string; value: string; look?: 'huge' | 'large'; className: string };

function Figure({ label, value, look = 'large', className }: FigureProps) {
  return (
    <p className={className}>
      <FittedFigure letters={value.length} look={look}>
        {value}
      </FittedFigure>
      <span className="mt-2 block max-w-measure text-small text-muted">{label}</span>
    </p>
  );
}
