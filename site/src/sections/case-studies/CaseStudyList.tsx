import type { CaseStudyCard } from './case-study-card.ts';
import { LinkRow, type NamedLinks } from '../LinkRow.tsx';
import { CaseStudyEntries } from './CaseStudyEntries.tsx';

type Props = {
  heading: string;
  text: string;
  studies: CaseStudyCard[];
  /** Links to the case studies by their clients' trades. */
  index: NamedLinks;
};

export function CaseStudyList({ heading, text, studies, index }: Props) {
  return (
    <div className="overflow-clip">
      <div className="wrap pt-opening pb-band">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <h1 className="text-hero lg:col-span-7">{heading}</h1>
          <p className="text-lede text-muted lg:col-span-5 lg:self-end">{text}</p>
        </div>
        <LinkRow
          links={index}
          className="mt-8 flex flex-wrap max-sm:grid max-sm:grid-cols-[auto_auto] max-sm:gap-x-5 max-sm:[&_a]:pe-0"
        />
        <div className="mt-10">
          <CaseStudyEntries studies={studies} level="h2" />
        </div>
      </div>
    </div>
  );
}
