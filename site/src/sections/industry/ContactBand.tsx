import { HalfBreadthPlan } from '../../art/HalfBreadthPlan.tsx';
import { vessels, type VesselName } from '../../art/vessels.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = { heading: string; button: string; vessel: VesselName };

/** The way on to /contact, on the centre line of the same ship seen from above. */
export function ContactBand({ heading, button, vessel }: Props) {
  return (
    <section aria-labelledby="contact" className="overflow-clip border-t border-line">
      <div className="relative wrap pt-12 lg:grid lg:min-h-96 lg:grid-rows-2 lg:py-0">
        <h2 id="contact" className="text-heading lg:max-w-2/5 lg:self-end lg:pb-6">
          {heading}
        </h2>
        <p className="mt-6 lg:mt-0 lg:pt-7">
          <ButtonLink href="/contact">{button}</ButtonLink>
        </p>
        <HalfBreadthPlan
          hull={vessels[vessel].hull}
          decorative
          className="on-centre-line max-lg:mt-6 max-lg:w-full"
        />
      </div>
    </section>
  );
}
