import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { InterfaceWords } from '../../schema/words.ts';
import type { BandOf } from '../bands.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../ui/icons.tsx';
import { Name } from '../../ui/Name.tsx';
import { adaptHeight } from './adaptive-height.ts';
import { useIsVisible } from './use-is-visible.ts';
import { useReducedMotion } from '../../islands/reduced-motion.ts';
import { setScrollDuration } from './scroll-duration.ts';
import './Testimonials.css';

const AUTOPLAY_MS = 3000;
const TRANSITION_MS = 500;

type Testimonial = {
  quote: string;
  author: string;
  role: string;
  client: string;
  position: string;
};
export type CarouselLabels = Omit<BandOf<'testimonials'>['labels'], 'position'> & {
  kinds: InterfaceWords['carousel'];
};

type Props = { count: number; labels: CarouselLabels; children?: ReactNode };

/**
 * A carousel: three, two or one side by side, depending on the width, in CSS. The children are
 * `TestimonialSlides`, which are already HTML, so that the page does not contain the quotes again as props.
 */
export function Testimonials({ count, labels, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    ...(import.meta.env.RTL && { direction: 'rtl' }),
    container: '.testimonials-track',
  });
  const reduced = useReducedMotion();
  const [pressed, setPressed] = useState<'pause' | 'play'>();
  // Paused at first for visitors who prefer reduced motion; they can start it.
  const paused = pressed ? pressed === 'pause' : reduced;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Its height follows the quotes, so out of sight it would move what the visitor reads. In a low window most of it is
  // never in view, and Play still has to work.
  const inSight = useIsVisible(embla?.rootNode(), pressed === 'play' ? 0.01 : 0.6);
  const plays = !paused && !pointed && !focused && inSight;
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!embla) return;
    setScrollDuration(embla, TRANSITION_MS);
    embla.on('reInit', () => setScrollDuration(embla, TRANSITION_MS));
    adaptHeight(embla);
  }, [embla]);

  useEffect(() => {
    if (!embla || !plays) return;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      embla.scrollNext();
      setAnnouncement('');
    };
    // Every step restarts the interval, even one by the visitor.
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(step, AUTOPLAY_MS);
    };
    wait();
    embla.on('select', wait);
    return () => {
      clearTimeout(timer);
      embla.off('select', wait);
    };
  }, [embla, plays]);

  const toggle = () => {
    setPressed(paused ? 'play' : 'pause');
    setPointed(false);
    setFocused(false);
  };

  const go = (way: 'scrollPrev' | 'scrollNext') => {
    if (!embla) return;
    embla[way]();
    setAnnouncement(embla.slideNodes()[embla.selectedScrollSnap()]?.ariaLabel ?? '');
  };
  return (
    <div
      role="group"
      aria-roledescription={labels.kinds.carousel}
      aria-label={labels.carousel}
      // If all of them fit side by side, the carousel does not move: Testimonials.css.
      data-few={count <= 3 ? count : undefined}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className="testimonials-controls mb-4 flex gap-2">
        <Control label={paused ? labels.play : labels.pause} onClick={toggle}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </Control>
        <Control label={labels.previous} onClick={() => go('scrollPrev')}>
          <PreviousIcon />
        </Control>
        <Control label={labels.next} onClick={() => go('scrollNext')}>
          <NextIcon />
        </Control>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      <div
        ref={viewport}
        className="testimonials"
        data-ready={embla ? true : undefined}
        // Not mouse events: after a tap, browsers send one for entering and none for leaving.
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
      >
        {children}
      </div>
    </div>
  );
}

/** The quotes, each a slide. `kind` is the slide's role description for assistive technology. */
export function TestimonialSlides({ kind, quotes }: { kind: string; quotes: Testimonial[] }) {
  return (
    <div className="testimonials-track">
      {quotes.map(({ quote, author, role, client, position }) => (
        <div
          key={quote}
          role="group"
          aria-roledescription={kind}
          aria-label={position}
          className="testimonial"
        >
          <figure className="border-t-2 border-highlight pe-8 pt-5">
            <blockquote className="font-display text-subheading">{quote}</blockquote>
            <figcaption className="mt-5 text-small">
              <span className="font-semibold">
                <Name>{author}</Name>
              </span>
              <br />
              <span className="text-muted">{role}</span>
              {client && <span className="mt-1 block label-text">{client}</span>}
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}

type ControlProps = { label: string; onClick: () => void; children: React.ReactNode };

function Control({ label, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="icon-button">
      {children}
    </button>
  );
}
