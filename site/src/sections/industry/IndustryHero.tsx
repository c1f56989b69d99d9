import { SheerPlan } from '../../art/SheerPlan.tsx';
import type { VesselName } from '../../art/vessels.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FactStrip } from './FactStrip.tsx';
import { plans } from './plans.ts';

type Props = {
  name: string;
  heading: string;
  lede: string;
  button: string;
  vessel: VesselName;
  facts: { label: string; value: string }[];
};

const looks = {
  along: {
    head: 'grid gap-x-8 gap-y-6 lg:grid-cols-12',
    title: 'lg:col-span-8',
    lede: 'lg:col-span-4 lg:self-end',
    vessel: 'full-breadth mt-6 w-full max-lg:mb-6 lg:relative lg:-start-1/16 lg:mt-12 lg:w-9/8',
  },
  beside: {
    head: 'relative lg:max-w-5/12 lg:pb-44',
    title: '',
    lede: 'mt-6',
    vessel: 'mt-8 w-full max-lg:mb-6 lg:absolute lg:end-0 lg:bottom-0 lg:mt-0 lg:w-2/3',
  },
};

/** The heading of an industry, its ship from the side, and its facts as the title block. */
export function IndustryHero({ name, heading, lede, button, vessel, facts }: Props) {
  const look = looks[plans[vessel].hero];
  return (
    <section className="overflow-clip">
      <div className="relative wrap pt-10 lg:pt-16">
        <div className={look.head}>
          <div className={look.title}>
            <p className="annotation">{name}</p>
            <h1 className="mt-3 text-title">{heading}</h1>
          </div>
          <div className={look.lede}>
            <p className="text-lede text-muted">{lede}</p>
            <p className="mt-6">
              <ButtonLink href="/contact">{button}</ButtonLink>
            </p>
          </div>
        </div>
        <SheerPlan vessel={vessel} decorative className={`runs-on ${look.vessel}`} />
      </div>
      <FactStrip facts={facts} />
    </section>
  );
}
