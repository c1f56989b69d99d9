import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../ui/icons.tsx';
import { followHeight } from './adaptive-height.ts';
import { useReducedMotion } from './reduced-motion.ts';
import { timed } from './timed-scroll.ts';

const AUTOPLAY_MS = 3000;
const TRANSITION_MS = 500;

type Testimonial = { quote: string; author: string; designation: string };

/** 'What Our Clients Say': three, two or one beside each other by width, which is CSS. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const reduced = useReducedMotion();
  const [pressed, setPressed] = useState<boolean>();
  // Whoever asked for less motion finds it paused and may start it.
  const paused = pressed ?? reduced;
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!embla) return;
    timed(embla, TRANSITION_MS);
    embla.on('reInit', () => timed(embla, TRANSITION_MS));
    followHeight(embla);
  }, [embla]);

  useEffect(() => {
    if (!embla || paused || resting) return;
    const timer = setInterval(() => embla.scrollNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [embla, paused, resting]);

  const rest = { onMouseEnter: () => setResting(true), onMouseLeave: () => setResting(false) };
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div ref={viewport} className="testimonials" data-ready={embla ? true : undefined} {...rest}>
        <div className="testimonials-track" aria-live={paused ? 'polite' : 'off'}>
          {testimonials.map((testimonial, index) => (
            <Slide
              key={testimonial.quote}
              {...testimonial}
              label={`${index + 1} of ${testimonials.length}`}
            />
          ))}
        </div>
      </div>
      <div className="testimonials-controls mt-8 flex gap-2">
        <Control label="Previous" onClick={() => embla?.scrollPrev()}>
          <PreviousIcon />
        </Control>
        <Control label="Next" onClick={() => embla?.scrollNext()}>
          <NextIcon />
        </Control>
        <Control label={paused ? 'Play' : 'Pause'} onClick={() => setPressed(!paused)}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </Control>
      </div>
    </div>
  );
}

function Slide({ quote, author, designation, label }: Testimonial & { label: string }) {
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} className="testimonial">
      <figure className="border-t-2 border-waterline pe-8 pt-5">
        <blockquote className="font-display text-subheading">{quote}</blockquote>
        <figcaption className="mt-5 text-small">
          <span className="font-semibold">{author}</span>
          <br />
          <span className="text-muted">{designation}</span>
        </figcaption>
      </figure>
    </div>
  );
}

type ControlProps = { label: string; onClick: () => void; children: React.ReactNode };

function Control({ label, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-edge hover:border-ink hover:bg-tint"
    >
      {children}
    </button>
  );
}
