import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { HullAfloat } from './HullAfloat.tsx';
import { TitleBlock } from '../../ui/TitleBlock.tsx';

type Props = {
  slug: string;
  category: string;
  banner: string;
  heading: string;
  lede: string;
  /** The link to the form at the end of the page. */
  describe: string;
  facts: { label: string; value: string }[];
};

/** How each category meets the water. */
const afloat = { hero: 'hero-afloat', water: '' };
const looks: Record<string, typeof afloat> = {
  /** Afloat, over the gradient. */
  development: afloat,
  /** Half of the hull, enlarged, as in a shipwright's half model. */
  'quality-assurance': { hero: 'hero-half', water: '' },
  /** The paper ends at the waterline, below it is the blueprint. */
  'ai-development': { hero: 'hero-deep', water: 'tone-ink' },
  /** The title itself stands on the water. */
  design: { hero: 'hero-standing', water: '' },
};

/** The banner: the page's own hull and title over the waterline, its facts under it. */
export function ServiceHero({ slug, category, banner, heading, lede, describe, facts }: Props) {
  const { hero, water } = looks[category] ?? afloat;
  const standing = category === 'design';
  const halved = category === 'quality-assurance';
  const text = (
    <div className="service-lede">
      <p className="text-lede text-muted">{lede}</p>
      <ButtonLink href="#enquiry" className="mt-6">
        {describe}
      </ButtonLink>
    </div>
  );
  return (
    <section className={`service-hero ${hero}`}>
      <div className="service-air">
        <div className="relative wrap">
          <div className="service-title">
            <p className="annotation">{banner}</p>
            <h1 className={`mt-4 ${standing ? 'text-hero' : 'text-title'}`}>{heading}</h1>
            {!standing && text}
          </div>
          <HullAfloat
            slug={slug}
            part="over"
            notes={!halved}
            className="service-hull service-hull-over"
          />
        </div>
      </div>
      <div className={`service-water ${water}`}>
        <div className="relative wrap">
          <HullAfloat slug={slug} part="under" className="service-hull service-hull-under" />
          {standing && text}
          <TitleBlock facts={facts} />
        </div>
      </div>
    </section>
  );
}
