import type { Place } from '../page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Logo, Logos, type Technology } from '../../sections/services/Logo.tsx';

type Props = Place & {
  heading: string;
  text?: string | undefined;
  technologies: Technology[];
};

/** The row of testing tools. */
export function TestingToolsBand({ id, tone, heading, text, technologies }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="border-t border-line">
      <SectionHead id={id} heading={heading} text={text} />
      <Logos className="sm:grid-cols-3 sm:gap-6 md:grid-cols-5 xl:grid-cols-10">
        {technologies.map((tool) => (
          <li
            key={tool.name}
            className="flex items-center gap-1.5 sm:flex-col sm:items-start sm:gap-3"
          >
            <Logo {...tool} />
          </li>
        ))}
      </Logos>
    </Band>
  );
}
