import { Band } from '../../ui/Band.tsx';
import { Logo, type Technology } from './Logo.tsx';

type Props = { heading: string; technologies: Technology[] };

/** The technologies that we build with. */
export function TechStack({ heading, technologies }: Props) {
  return (
    <Band labelledBy="tech-stack" className="border-t border-line">
      <h2 id="tech-stack" className="text-heading">
        {heading}
      </h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {technologies.map((technology) => (
          <li key={technology.name} className="flex items-center gap-4">
            <Logo {...technology} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
