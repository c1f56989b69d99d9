import type { WorkCard } from '../../sections/work/work-card.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { WorkEntries } from '../../sections/work/WorkEntries.tsx';

type Props = Omit<BandProps<'caseStudies'>, 'count' | 'caseStudies'> & { studies: WorkCard[] };

export function CaseStudiesBand({ id, tone, heading, text, moreLabel, studies }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <WorkEntries studies={studies} level="h3" />
      {moreLabel && (
        <p className="mt-6">
          <TextLink href="/work">{moreLabel}</TextLink>
        </p>
      )}
    </HeadedBand>
  );
}
