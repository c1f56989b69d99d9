import type { Place } from '../../lib/page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { Logo, Logos, type Technology } from './Logo.tsx';

type Props = Place & { heading: string; technologies: Technology[] };

/** The row of testing tools. */
export function TestingTools({ id, tone, heading, technologies }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="border-t border-line">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
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
