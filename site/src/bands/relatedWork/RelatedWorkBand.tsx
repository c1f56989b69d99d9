import type { BandPlace } from '../page-bands.ts';
import type { RelatedWork, CaseStudyCard } from '../../sections/case-studies/case-study-card.ts';
import { toneClasses } from '../../styles/tones.ts';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { CaseStudyEntries } from '../../sections/case-studies/CaseStudyEntries.tsx';
import { CaseStudyByline } from '../../sections/case-studies/CaseStudyByline.tsx';

type Props = BandPlace & {
  heading: string;
  all: string;
  /** The case study that is shown with its screen. */
  lead?: CaseStudyCard | undefined;
  links: RelatedWork[];
};

export function RelatedWorkBand({ id, tone, heading, all, lead, links }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`border-y border-line py-10 print:hidden ${toneClasses[tone]}`}
    >
      <div className={`wrap grid gap-x-8 ${lead ? '' : 'gap-y-4 lg:grid-cols-12'}`}>
        <div
          className={lead ? 'mb-3 flex flex-wrap items-baseline justify-between' : 'lg:col-span-4'}
        >
          <h2 id={id} className="text-subheading">
            {heading}
          </h2>
          <p className={lead ? '' : 'mt-1'}>
            <PageLink href="/work" className="inline-flex min-h-11 items-center text-small link">
              {all}
            </PageLink>
          </p>
        </div>
        {lead && <CaseStudyEntries studies={[lead]} level="h3" isLast={links.length === 0} />}
        {links.length > 0 && (
          <ul
            className={
              lead
                ? '-mt-px grid gap-x-8 lg:grid-cols-2 lg:[&>:only-child]:col-span-2'
                : 'lg:col-span-8'
            }
          >
            {links.map((study) => (
              <Row key={study.href} {...study} isBelow={lead !== undefined} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type RowProps = RelatedWork & {
  /** Whether it is below the line of an entry. */
  isBelow: boolean;
};

function Row({ href, title, client, year, concept, figure, cover, isBelow }: RowProps) {
  return (
    <li
      className={`group relative grid content-start gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-8 ${isBelow ? 'lg:border-t-0' : ''}`}
    >
      {cover && (
        // The title says the same.
        <div aria-hidden="true" className="h-56 sm:col-span-3 sm:row-span-2 sm:h-48">
          <PictureFrame picture={cover} look="filling" />
        </div>
      )}
      <div className="text-balance sm:col-span-5">
        <StretchedLink href={href} look="subheading">
          {title}
        </StretchedLink>
        <CaseStudyByline client={client} year={year} concept={concept} className="mt-1" />
      </div>
      {figure && (
        <p
          className={`text-small text-muted ${cover ? 'sm:col-span-5' : 'sm:-order-1 sm:col-span-3'}`}
        >
          <b className="mb-2 block font-display text-heading font-normal text-ink">
            {figure.value}
          </b>
          {figure.label}
        </p>
      )}
    </li>
  );
}
