import type { WorkCard } from '../../lib/work.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { BandProps } from '../band-props.ts';
import { WorkEntries } from './WorkEntries.tsx';

type Props = Omit<BandProps<'caseStudies'>, 'count' | 'caseStudies'> & { studies: WorkCard[] };

/** Some case studies, and the way to all of them. */
export function WorkBand({ id, tone, heading, text, more, studies }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <SectionHead id={id} heading={heading} text={text} className="mb-10" />
      <WorkEntries studies={studies} level="h3" />
      {more && (
        <p className="mt-6">
          <a href="/work" className="inline-flex min-h-11 items-center link">
            {more}
          </a>
        </p>
      )}
    </Band>
  );
}
