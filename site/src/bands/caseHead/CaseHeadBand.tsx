import type { ReactNode } from 'react';
import { art } from 'company:art';
import type { Link } from '../../sections/navigation.ts';
import type { Picture } from '../../ui/picture.ts';
import type { CaseStudyScreen } from '../../sections/case-studies/case-study-card.ts';
import type { CaseStudyLabels } from '../../schema/work-shared.ts';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { ConceptLabel } from '../../sections/case-studies/ConceptLabel.tsx';

type Props = {
  look: 'wide' | 'beside';
  slug: string;
  title: string;
  lede: string;
  client: string;
  year: number;
  reference?: string | undefined;
  concept?: string | undefined;
  services: Link[];
  industry?: Link | undefined;
  labels: CaseStudyLabels;
  /** The first figure, which replaces a missing cover beside the heading. */
  figure?: { label: string; value: string } | undefined;
  cover?: Picture | undefined;
  screen?: CaseStudyScreen | undefined;
};

export function CaseHeadBand({
  look,
  slug,
  title,
  lede,
  cover,
  screen,
  figure,
  reference,
  concept,
  ...facts
}: Props) {
  const { labels } = facts;
  const heading = (
    <>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PageLink href="/work" className="inline-flex min-h-11 items-center text-small link">
          {labels.all}
        </PageLink>
        <ConceptLabel text={concept} />
      </p>
      <h1 className="mt-6 text-title">{title}</h1>
    </>
  );
  const isCoverLast = look === 'wide' && cover && !reference;
  return (
    // On a phone the picture comes before the facts.
    <header
      className={`flex flex-col gap-y-8 overflow-clip pt-6 pb-10 lg:pt-10 ${isCoverLast ? 'lg:pb-0' : 'lg:pb-14'}`}
    >
      <div className="wrap">
        {look === 'wide' ? (
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <div className="lg:col-span-7 xl:col-span-8">{heading}</div>
            <p className="text-lede text-muted lg:col-span-5 lg:self-end xl:col-span-4">{lede}</p>
          </div>
        ) : (
          <Beside cover={cover} screen={screen} figure={figure}>
            {heading}
            <p className="mt-6 text-lede text-muted">{lede}</p>
          </Beside>
        )}
      </div>
      <div className="wrap max-lg:order-1">
        <CaseStudyFacts {...facts} />
      </div>
      {look === 'wide' && cover && <PictureFrame picture={cover} look="hero" />}
      {look === 'wide' && screen && !cover && (
        <div className="wrap">
          <ScreenFrame {...screen} />
        </div>
      )}
      {art.CaseHead && !cover && !screen && <art.CaseHead slug={slug} />}
      {reference && (
        <div className="order-1 wrap">
          <div className="border-s-2 border-highlight ps-5 lg:grid lg:grid-cols-12 lg:gap-x-8">
            <p className="label-text lg:col-span-3">{labels.reference}</p>
            <p className="font-display text-subheading max-lg:mt-2 lg:col-span-9">{reference}</p>
          </div>
        </div>
      )}
    </header>
  );
}

function Beside({
  cover,
  screen,
  figure,
  children,
}: Pick<Props, 'cover' | 'screen' | 'figure'> & { children: ReactNode }) {
  const phone = !cover && screen?.frame === 'phone';
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className={phone ? 'lg:col-span-8 lg:self-center' : 'lg:col-span-7'}>{children}</div>
      <div
        className={
          phone ? 'flex justify-center lg:col-span-4 lg:justify-end' : 'lg:col-span-5 lg:self-end'
        }
      >
        {cover && <PictureFrame picture={cover} look="header" />}
        {!cover && screen && <ScreenFrame {...screen} />}
        {!cover && !screen && figure && (
          <p className="max-w-none text-accent">
            <FittedFigure length={figure.value.length} look="huge">
              {figure.value}
            </FittedFigure>
            <span className="mt-2 block text-body text-ink">{figure.label}</span>
          </p>
        )}
      </div>
    </div>
  );
}
