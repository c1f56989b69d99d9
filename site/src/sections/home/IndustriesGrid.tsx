import { SectionHead } from '../../ui/SectionHead.tsx';

type Industry = { name: string; icon: string; link: string; picture: string; standards: string };

type Props = { heading: string; text: string; industries: Industry[] };

/** Two, three or four columns: a vessel, an emoji and a name, the standards that the trade lives by. */
export function IndustriesGrid({ heading, text, industries }: Props) {
  return (
    <section aria-labelledby="industries" className="py-band tone-tint">
      <div className="wrap">
        <SectionHead id="industries" heading={heading} text={text} />
        <ul className="industries-grid mt-10 grid grid-cols-2 gap-x-4 gap-y-8 xs:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {industries.map((industry) => (
            <IndustryCell key={industry.link} {...industry} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function IndustryCell({ name, icon, link, picture, standards }: Industry) {
  return (
    <li>
      <a
        href={link}
        className="group flex h-full flex-col border-t border-edge hover:border-waterline"
      >
        <img src={picture} alt="" loading="lazy" width="800" height="600" className="w-full" />
        <span className="flex flex-col gap-x-2 font-display text-subheading xs:flex-row xs:items-baseline">
          <span aria-hidden="true" className="text-body grayscale">
            {icon}
          </span>
          <span className="decoration-waterline decoration-2 underline-offset-4 group-hover:underline">
            {name}
          </span>
        </span>
        <span className="mt-1 annotation">{standards}</span>
      </a>
    </li>
  );
}
