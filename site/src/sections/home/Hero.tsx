import { heroViewBox } from '../../art/hero-sheet.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SpritePicture } from '../../ui/SpritePicture.tsx';

type Props = { lead: string; words: string[]; rest: string; text: string; button: string };

/** The first view. inline/typewriter.ts writes the words; without it they all stand there. */
export function Hero({ lead, words, rest, text, button }: Props) {
  const all = words.join(', ');
  return (
    <section className="hero overflow-clip border-b border-line">
      <div className="relative wrap pt-12 pb-10 lg:pt-20">
        <h1 className="text-hero">
          <span className="block">
            {lead} <span className="sr-only">{all}</span>
            <span aria-hidden="true" className="text-oxide">
              <span className="motion-reduce:hidden" data-typewriter={words.join('|')}>
                {words[0]}
              </span>
              <span className="hidden motion-reduce:inline">{all}</span>
              <noscript>
                <span className="motion-reduce:hidden">, {words.slice(1).join(', ')}</span>
              </noscript>
            </span>
          </span>{' '}
          <span className="block">{rest}</span>
        </h1>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <p className="max-w-[52ch] text-lede text-muted">{text}</p>
          <div className="flex items-center gap-5">
            <ButtonLink href="/contact">{button}</ButtonLink>
            <button
              type="button"
              data-typewriter-pause
              className="invisible min-h-11 px-2 annotation hover:text-ink motion-reduce:hidden"
            >
              Pause typing
            </button>
          </div>
        </div>
      </div>
      <div className="lines-hero text-ink">
        <SpritePicture
          href="/art/hero.svg#band"
          viewBox={heroViewBox.band}
          className="hidden w-full md:block"
        />
        <SpritePicture
          href="/art/hero.svg#tall"
          viewBox={heroViewBox.tall}
          className="w-full md:hidden"
        />
      </div>
    </section>
  );
}
