import type { BandPlace } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import {
  TechnologyLogo,
  TechnologyLogos,
  type Technology,
} from '../../sections/services/TechnologyLogo.tsx';

type Props = BandPlace & {
  heading: string;
  text?: string | undefined;
  technologies: Technology[];
};

export function TestingToolsBand({ id, tone, heading, text, technologies }: Props) {
  return (
    <HeadedBand
      id={id}
      tone={tone}
      heading={heading}
      text={text}
      className="border-t border-line"
      gap="none"
    >
      <TechnologyLogos className="sm:grid-cols-3 sm:gap-6 md:grid-cols-5 xl:grid-cols-10">
        {technologies.map((tool) => (
          <li
            key={tool.name}
            className="flex items-center gap-1.5 sm:flex-col sm:items-start sm:gap-3"
          >
            <TechnologyLogo {...tool} />
          </li>
        ))}
      </TechnologyLogos>
    </HeadedBand>
  );
}
