import type { Subject } from '../../art/types.ts';
import { art } from 'company:art';
import type { BandPlace } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { initials } from '../../ui/monogram.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import './IndustriesBand.css';

type Industry = {
  name: string;
  icon: string;
  link: string;
  subject: Subject;
  benefit?: string | undefined;
};

type Props = Pick<BandPlace, 'id' | 'tone'> & {
  heading: string;
  text: string;
  industries: Industry[];
};

export function IndustriesBand({ id, tone, heading, text, industries }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text} gap="none">
      <ul className="industries-grid mt-6 grid grid-cols-2 gap-x-4 gap-y-8 xs:gap-x-6 md:grid-cols-3 lg:grid-cols-4 print:break-inside-avoid print:grid-cols-4">
        {industries.map((industry) => (
          <IndustryCell key={industry.link} {...industry} />
        ))}
      </ul>
    </HeadedBand>
  );
}

function IndustryCell({ name, icon, link, subject, benefit }: Industry) {
  return (
    <li>
      <PageLink href={link} className="group flex h-full flex-col">
        <span className="industry-picture mb-3">
          <span
            aria-hidden="true"
            className="industry-icon"
            data-initial={initials(name).slice(0, 1)}
          >
            <span>{icon}</span>
          </span>
          {art.IndustryCard && <art.IndustryCard {...subject} />}
        </span>
        <span className="font-display text-subheading hyphens-auto decoration-highlight decoration-2 underline-offset-4 group-hover:underline max-sm:text-[1.0625rem]">
          {name}
        </span>
        {benefit && <span className="mt-1 max-md:text-small">{benefit}</span>}
      </PageLink>
    </li>
  );
}
