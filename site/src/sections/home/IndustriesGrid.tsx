import { SectionHead } from '../../ui/SectionHead.tsx';

type Industry = { name: string; icon: string; link: string };

type Props = { heading: string; text: string; industries: Industry[] };

/** Two, three or four columns, an emoji and a name in each. */
export function IndustriesGrid({ heading, text, industries }: Props) {
  return (
    <section aria-labelledby="industries" className="py-band tone-tint">
      <div className="wrap">
        <SectionHead id="industries" heading={heading} text={text} />
        <ul className="industries-grid mt-10 grid grid-cols-2 gap-px md:grid-cols-3 lg:grid-cols-4">
          {industries.map(({ name, icon, link }) => (
            <li key={link}>
              <a
                href={link}
                className="group flex h-full min-h-32 flex-col justify-between gap-6 border-t border-edge py-4 pe-4 hover:border-waterline"
              >
                <span aria-hidden="true" className="text-heading leading-none">
                  {icon}
                </span>
                <span className="font-display text-subheading decoration-waterline decoration-2 underline-offset-4 group-hover:underline">
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
