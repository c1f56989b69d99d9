import { BodyPlan } from '../../art/BodyPlan.tsx';
import { yacht } from '../../art/hull-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = { heading: string; text: string; button: string };

/** The first view of the company: its own hull, from the front, on the blueprint. */
export function AboutHero({ heading, text, button }: Props) {
  return (
    <section className="overflow-clip tone-ink">
      <div className="relative wrap flex min-h-about-hero flex-col justify-center py-10">
        <BodyPlan
          hull={yacht}
          decorative
          className="absolute about-hull top-1/2 hidden -translate-y-1/2 lg:block"
        />
        <div className="lg:max-w-1/2">
          <h1 className="text-title">{heading}</h1>
          <p className="mt-6 max-w-[48ch] text-lede text-muted">{text}</p>
          <p className="mt-8">
            <ButtonLink href="/contact">{button}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
