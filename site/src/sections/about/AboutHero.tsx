import { art } from '../../art/art.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = { heading: string; text: string; button?: string | undefined };

const variants = {
  drawn: 'flex min-h-about-hero flex-col pt-12 lg:grid lg:grid-rows-2 lg:py-0',
  plain: 'py-band',
};

/** The first view of the company: words, and a drawing of its own. */
export function AboutHero({ heading, text, button }: Props) {
  return (
    <section className="overflow-clip tone-ink">
      <div className={`relative wrap ${variants[art.AboutHero ? 'drawn' : 'plain']}`}>
        <h1 className="text-title lg:max-w-1/2 lg:self-end lg:pb-5">{heading}</h1>
        <div className="mt-6 lg:mt-0 lg:max-w-5/12 lg:pt-6">
          <p className="text-lede text-muted">{text}</p>
          {button && (
            <p className="mt-8">
              <ButtonLink href="/contact">{button}</ButtonLink>
            </p>
          )}
        </div>
        {art.AboutHero && (
          <div className="relative mt-6 min-h-36 flex-1 lg:static lg:mt-0 lg:min-h-0">
            <art.AboutHero />
          </div>
        )}
      </div>
    </section>
  );
}
