import { BodyPlan } from '../../art/BodyPlan.tsx';
import { yacht } from '../../art/hull-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = { heading: string; text: string; button: string };

/** The first view of the company: its own hull, from the front, on the blueprint. */
export function AboutHero({ heading, text, button }: Props) {
  return (
    <section className="overflow-clip tone-ink">
      <div className="relative wrap flex min-h-about-hero flex-col pt-12 lg:justify-center lg:py-10">
        <div className="lg:max-w-1/2">
          <h1 className="text-title">{heading}</h1>
          <p className="mt-6 max-w-[48ch] text-lede text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
        </div>
        <div className="relative mt-8 min-h-28 flex-1 lg:static lg:mt-0 lg:min-h-0 lg:flex-none">
          <BodyPlan hull={yacht} decorative className="about-hull" />
        </div>
      </div>
    </section>
  );
}
