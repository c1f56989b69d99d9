import { useEffect, useRef, useState } from 'react';
import { FittedFigure } from '../../ui/FittedFigure.tsx';
import './Counters.css';

const DURATION_MS = 4000;

const { format } = new Intl.NumberFormat(import.meta.env.LANGUAGE);

type Counter = { label: string; value: number; href?: string | undefined };

/** Counts from 0 to 1 once, in four seconds; with reduced motion it starts at 1. */
function useProgress(): number {
  const [progress, setProgress] = useState(1);
  const frame = useRef(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const tick = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      setProgress(share);
      if (share < 1) frame.current = requestAnimationFrame(tick);
    };
    frame.current = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame.current);
  }, []);
  return progress;
}

export function Counters({ counters }: { counters: Counter[] }) {
  const progress = useProgress();
  // Ease out, and round down so that every figure reaches its end at the same time.
  const eased = 1 - (1 - progress) ** 2;
  const length = Math.max(...counters.map(({ value }) => `${format(value)}+`.length));
  return (
    <dl
      className={`grid gap-x-4 gap-y-8 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4 ${length > 6 ? 'xs:grid-cols-2' : 'grid-cols-2'}`}
    >
      {counters.map(({ label, value, href }) => (
        <div key={label} className="tally-marks flex flex-col-reverse justify-end ps-6">
          <dt className="mt-2 text-small text-muted">
            {href ? (
              <a href={href} className="-my-3 inline-block py-3 link">
                {label}
              </a>
            ) : (
              label
            )}
          </dt>
          <dd>
            <span className="sr-only">{`${format(value)}+`}</span>
            <FittedFigure length={length}>
              <span aria-hidden="true" data-counter>
                <span className="counters-figure" data-last={format(value)}>
                  {format(Math.floor(value * eased))}
                </span>
                <span className="text-accent">+</span>
              </span>
            </FittedFigure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
