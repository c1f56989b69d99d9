import type { WorkCard } from '../../lib/work.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../page-bands.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { WorkEntries } from '../../sections/work/WorkEntries.tsx';

type Props = Omit<BandProps<'caseStudies'>, 'count' | 'caseStudies'> & { studies: WorkCard[] };

/** Some case studies, and the way to all of them. */
export function CaseStudiesBand({ id, tone, heading, text, more, studies }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} className="mb-6 lg:mb-10" />
      <WorkEntries studies={studies} level="h3" />
      {more && (
        <p className="mt-6">
          <TextLink href="/work">{more}</TextLink>
        </p>
      )}
    </Band>
  );
}
