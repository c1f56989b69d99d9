import type { CaseStudyCard } from '../../sections/case-studies/case-study-card.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CaseStudyEntries } from '../../sections/case-studies/CaseStudyEntries.tsx';

type Props = Omit<BandProps<'caseStudies'>, 'count' | 'caseStudies'> & { studies: CaseStudyCard[] };

export function CaseStudiesBand({ id, tone, heading, text, moreLabel, studies }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <CaseStudyEntries studies={studies} level="h3" />
      {moreLabel && (
        <p className="mt-6">
          <TextLink href="/work">{moreLabel}</TextLink>
        </p>
      )}
    </HeadedBand>
  );
}
