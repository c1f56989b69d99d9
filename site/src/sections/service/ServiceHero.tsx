import { HullAfloat } from './HullAfloat.tsx';

type Fact = { label: string; value: string };

type Props = {
  slug: string;
  banner: string;
  heading: string;
  lede: string;
  facts: Fact[];
};

/** The banner: the page's own hull afloat, its title in the air, its facts under the waterline. */
export function ServiceHero({ slug, banner, heading, lede, facts }: Props) {
  return (
    <section className="service-hero">
      <div className="service-air">
        <div className="relative wrap pt-10 lg:pt-16 lg:pb-16">
          <div className="lg:w-7/12 lg:pe-8">
            <p className="annotation">{banner}</p>
            <h1 className="mt-4 text-title">{heading}</h1>
            <p className="mt-6 measure text-lede text-muted">{lede}</p>
          </div>
          <HullAfloat slug={slug} className="service-hull" />
        </div>
      </div>
      <div className="service-water">
        <div className="wrap pb-12">
          <TitleBlock facts={facts} />
        </div>
      </div>
    </section>
  );
}

/** The block at the foot of a drawing, with the facts of the page. */
function TitleBlock({ facts }: { facts: Fact[] }) {
  return (
    <dl className="relative grid grid-cols-2 border-s border-t border-edge bg-paper lg:w-6/12">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-e border-b border-edge px-4 py-3">
          <dt className="annotation">{label}</dt>
          <dd className="mt-1 font-display text-body">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
