import type { Place } from '../../lib/page-bands.ts';
import { Band } from '../../ui/Band.tsx';
import { Logo, type Technology } from './Logo.tsx';

type Props = Place & { heading: string; technologies: Technology[] };

/** The row of testing tools. */
export function TestingTools({ id, tone, heading, technologies }: Props) {
  return (
    <Band tone={tone} labelledBy={id} className="border-t border-line">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 xs:grid-cols-3 md:grid-cols-5 xl:grid-cols-10">
        {technologies.map((tool) => (
          <li key={tool.name} className="flex flex-col gap-3 text-small">
            <Logo {...tool} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
