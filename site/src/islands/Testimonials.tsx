import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { CarouselLabels } from '../schema/bands/company.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../ui/icons.tsx';
import { Name } from '../ui/Name.tsx';
import { followHeight } from './adaptive-height.ts';
import { useInSight } from './in-sight.ts';
import { useReducedMotion } from './reduced-motion.ts';
import './Testimonials.css';
import { timed } from './timed-scroll.ts';

const AUTOPLAY_MS = 3000;
const TRANSITION_MS = 500;

type Testimonial = {
  quote: string;
  author: string;
  designation: string;
  /** The trade and the size of the company, as far as they are said. */
  client: string;
  position: string;
};
type Props = { count: number; labels: CarouselLabels; children?: ReactNode };

/**
 * 'What Our Clients Say': three, two or one beside each other by width, which is CSS. Its children are
 * `TestimonialSlides`: HTML that is there already, so that no page carries the quotes a second time as data.
 */
export function Testimonials({ count, labels, children }: Props) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    ...(import.meta.env.RTL && { direction: 'rtl' }),
    container: '.testimonials-track',
  });
  const reduced = useReducedMotion();
  const [pressed, setPressed] = useState<boolean>();
  // Whoever asked for less motion finds it paused and may start it.
  const paused = pressed ?? reduced;
  const [resting, setResting] = useState(false);
  // Its height follows the quotes: where it is not looked at it would move what is being read.
  const inSight = useInSight(embla?.rootNode());
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!embla) return;
    timed(embla, TRANSITION_MS);
    embla.on('reInit', () => timed(embla, TRANSITION_MS));
    followHeight(embla);
  }, [embla]);

  useEffect(() => {
    if (!embla || paused || resting || !inSight) return;
    const timer = setInterval(() => {
      embla.scrollNext();
      setSaid('');
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [embla, paused, resting, inSight]);

  const go = (way: 'scrollPrev' | 'scrollNext') => {
    if (!embla) return;
    embla[way]();
    setSaid(embla.slideNodes()[embla.selectedScrollSnap()]?.ariaLabel ?? '');
  };
  const rest = { onMouseEnter: () => setResting(true), onMouseLeave: () => setResting(false) };
  return (
    <div
      role="group"
      aria-roledescription={labels.kinds.carousel}
      aria-label={labels.carousel}
      // Where all of them fit beside each other the carousel does not move: Testimonials.css.
      data-few={count <= 3 ? count : undefined}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className="testimonials-controls mb-4 flex gap-2">
        <Control label={paused ? labels.play : labels.pause} onClick={() => setPressed(!paused)}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </Control>
        <Control label={labels.previous} onClick={() => go('scrollPrev')}>
          <PreviousIcon />
        </Control>
        <Control label={labels.next} onClick={() => go('scrollNext')}>
          <NextIcon />
        </Control>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <div ref={viewport} className="testimonials" data-ready={embla ? true : undefined} {...rest}>
        {children}
      </div>
    </div>
  );
}

/** The quotes, each a slide of the carousel. `kind` names what a slide is to those who listen. */
export function TestimonialSlides({ kind, quotes }: { kind: string; quotes: Testimonial[] }) {
  return (
    <div className="testimonials-track">
      {quotes.map(({ quote, author, designation, client, position }) => (
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
              <span className="text-muted">{designation}</span>
              {client && <span className="mt-1 block annotation">{client}</span>}
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
