import { Band } from '../../ui/Band.tsx';
import { Logo, type Technology } from './Logo.tsx';

type Props = { heading: string; tools: Technology[] };

/** The row of testing tools. */
export function TestingTools({ heading, tools }: Props) {
  return (
    <Band labelledBy="testing-tools" className="border-t border-line">
      <h2 id="testing-tools" className="text-heading">
        {heading}
      </h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 xs:grid-cols-3 md:grid-cols-5 xl:grid-cols-10">
        {tools.map((tool) => (
          <li key={tool.name} className="flex flex-col gap-3 text-small">
            <Logo {...tool} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
