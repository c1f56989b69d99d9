import type { BandPlace } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import {
  TechnologyLogo,
  TechnologyLogos,
  type Technology,
} from '../../sections/services/TechnologyLogo.tsx';

type Props = BandPlace & { heading: string; technologies: Technology[] };

export function TechStackBand({ id, tone, heading, technologies }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="border-t border-line">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <TechnologyLogos className="sm:grid-cols-3 sm:gap-x-8 sm:gap-y-8 sm:text-body md:grid-cols-4 xl:grid-cols-6">
        {technologies.map((technology) => (
          <li key={technology.name} className="flex items-center gap-1.5 sm:gap-4">
            <TechnologyLogo {...technology} />
          </li>
        ))}
      </TechnologyLogos>
    </Band>
  );
}
