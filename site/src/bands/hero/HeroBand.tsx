import type { ReactNode } from 'react';
import { art } from 'company:art';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { BandOf } from '../bands.ts';
import type { Picture } from '../../ui/picture.ts';
import { LinkRow } from '../../sections/LinkRow.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { FactGrid } from '../../ui/FactGrid.tsx';
import { SliderDrawing } from './SliderDrawing.tsx';
import './HeroBand.css';

type Props = {
  lead: string;
  words: string[];
  rest: string;
  text: string;
  button: string;
  moreLabel: string;
  /** Whether the page has the target of this link. */
  hasMore: boolean;
  picture?: Picture | undefined;
  look: BandOf<'hero'>['look'];
  caption?: string | undefined;
  labels: BandOf<'hero'>['labels'];
  facts: { label: string; value: string }[];
  slider?: BandOf<'hero'>['slider'];
  links: BandOf<'hero'>['links'];
};

/** The first view. scripts/typewriter.ts types the words; without it, all of them are shown. */
export function HeroBand({
  lead,
  words,
  rest,
  text,
  button,
  moreLabel,
  hasMore,
  picture,
  look,
  caption,
  labels,
  facts,
  slider,
  links,
}: Props) {
  // The facts are beside the drawing if it changes them.
  const follows = slider && !picture && art.HeroSlider;
  const allWords = words.join(', ');
  const beside = look === 'beside' && picture;
  // A single word is neither typed nor paused.
  const isTyped = words.length > 1;
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  return (
    <section className={`hero overflow-clip ${beside ? 'hero-beside' : 'border-b border-line'}`}>
      <div
        className={`hero-words relative wrap pb-10 ${isTyped ? 'pt-opening-label' : 'pt-opening'}`}
      >
        {/* All words, while the typewriter shows one at a time. */}
        {isTyped && (
          <p
            aria-hidden="true"
            className="mb-3 label-text motion-reduce:hidden print:hidden noscript:hidden"
          >
            {words.join(' · ')}
          </p>
        )}
        <h1 className="text-hero">
          <span className="grid">
            <span className="col-start-1 row-start-1">
              {lead} <span className="sr-only">{allWords}</span>
              <span aria-hidden="true" className="text-accent">
                {isTyped ? <TypedWords words={words} /> : allWords}
              </span>
            </span>
            {/* Reserves the space of the longest word, which may need an additional line. */}
            <span aria-hidden="true" className="invisible col-start-1 row-start-1">
              {lead} {longest}
            </span>
          </span>{' '}
          <span className="block">{rest}</span>
        </h1>
        <div className="mt-6 grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
          <div className={beside ? 'lg:col-span-12' : 'lg:col-span-7'}>
            <p className="text-lede text-muted">{text}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink
                href="/contact"
                className="max-sm:min-w-[calc(50%-1.5rem)] sm:max-md:min-w-36"
              >
                {button}
              </ButtonLink>
              {hasMore && (
                <a className="inline-flex min-h-11 items-center text-small link" href="#engagement">
                  {moreLabel}
                </a>
              )}
              <LinkRow links={links} />
              {isTyped && (
                <button
                  type="button"
                  data-typewriter-pause
                  data-other={labels.resume}
                  aria-label={labels.pause}
                  className="icon-button invisible motion-reduce:hidden"
                >
                  <PauseIcon />
                  <PlayIcon />
                </button>
              )}
            </div>
          </div>
          {!follows && (
            <FactGrid facts={facts} className={beside ? 'lg:col-span-12' : 'lg:col-span-5'} />
          )}
        </div>
      </div>
      <HeroPicture picture={picture} caption={caption} look={beside ? 'side' : 'hero'}>
        {follows &&
          ((drawing) => (
            <SliderDrawing {...slider} facts={facts} places={follows}>
              {drawing}
            </SliderDrawing>
          ))}
      </HeroPicture>
    </section>
  );
}

function TypedWords({ words }: Pick<Props, 'words'>) {
  return (
    <>
      <span className="motion-reduce:hidden" data-typewriter={words.join('|')}>
        {words[0]}
      </span>
      <span className="hidden motion-reduce:inline">{words.join(', ')}</span>
      <noscript>
        <span className="motion-reduce:hidden">, {words.slice(1).join(', ')}</span>
      </noscript>
    </>
  );
}

type PictureProps = Pick<Props, 'picture' | 'caption'> & {
  look: 'hero' | 'side';
  children?: ((drawing: ReactNode) => ReactNode) | false | undefined;
};

function HeroPicture({ picture, caption, look, children }: PictureProps) {
  if (picture)
    return (
      <figure className="hero-picture">
        <PictureFrame picture={picture} look={look} />
        {caption && <figcaption className="wrap py-4 text-small text-muted">{caption}</figcaption>}
      </figure>
    );
  if (!art.Hero) return null;
  const drawing = (
    <>
      <div className="hidden *:w-full md:block">
        <art.Hero shape="wide" />
      </div>
      <div className="*:w-full md:hidden">
        <art.Hero shape="tall" />
      </div>
    </>
  );
  return (
    <figure className="xl:relative">
      {children ? children(drawing) : drawing}
      {caption && (
        <figcaption className="hero-caption px-gutter pt-2 pb-10 text-small text-muted xl:absolute xl:max-w-measure xl:p-0">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
