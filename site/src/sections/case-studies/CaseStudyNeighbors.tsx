import type { CaseStudyLink } from './case-study-card.ts';
import type { CaseStudyLabels } from '../../schema/work-shared.ts';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CaseStudyByline } from './CaseStudyByline.tsx';

type Props = {
  labels: CaseStudyLabels;
  previous?: CaseStudyLink | undefined;
  next?: CaseStudyLink | undefined;
};

export function CaseStudyNeighbors({ labels, previous, next }: Props) {
  return (
    <nav
      aria-label={next ? labels.next : labels.all}
      className="border-t-2 border-highlight tone-tint print:hidden"
    >
      <div className="wrap py-10">
        {next && (
          <div className="group relative">
            <p className="max-w-none label-text">{labels.next}</p>
            <p className="mt-3 max-w-none text-balance">
              <StretchedLink href={next.href} look="display">
                {next.title}
              </StretchedLink>
            </p>
            <CaseStudyByline {...bylineOf(next)} className="mt-4" />
          </div>
        )}
        <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-8 gap-y-2 not-first:mt-10 not-first:border-t not-first:border-line not-first:pt-4">
          <TextLink href="/work">{labels.all}</TextLink>
          {previous && (
            <span className="text-small">
              <span className="text-muted">{labels.previous} </span>
              <TextLink href={previous.href}>{previous.title}</TextLink>
            </span>
          )}
        </p>
      </div>
    </nav>
  );
}

const bylineOf = ({ client, year, concept }: CaseStudyLink) => ({ client, year, concept });
