import './Offline.css';
import { useEffect, useRef, useState } from 'react';
import { arrived, marked, type JobState } from './offline.ts';
import type { BandOf } from '../bands.ts';
import { Phone } from './Phone.tsx';
import { Steps } from './Steps.tsx';
import { Synced } from './Synced.tsx';
import { Fallback } from '../../ui/Fallback.tsx';
import { Interactive } from '../../ui/Interactive.tsx';
import { useReducedMotion } from '../../islands/reduced-motion.ts';

/** Long enough to be seen, and as long as a phone takes. */
const SENDING_MS = 900;

type Props = Omit<BandOf<'offline'>, 'kind' | 'heading' | 'text'>;

/** A phone without a signal: jobs are done on it, kept, and sent when the signal is back. */
export function Offline({ jobs, words, says, rule, story, again, ...names }: Props) {
  const [signal, setSignal] = useState(false);
  const [states, setStates] = useState<JobState[]>(jobs.map(() => 'open'));
  const power = useRef<HTMLInputElement>(null);
  const delay = useReducedMotion() ? 0 : SENDING_MS;
  const first = states.indexOf('kept');
  const count = states.filter((state) => state === 'kept').length;

  useEffect(() => {
    if (!signal || first < 0) return;
    const timer = setTimeout(() => setStates(arrived), delay);
    return () => clearTimeout(timer);
  }, [signal, first, delay]);

  const waiting = count > 0 ? says.kept : says.off;
  const status = signal ? (count > 0 ? says.sending : says.sent) : waiting;
  const wordsOf = (state: JobState, at: number) =>
    words[signal && at === first ? 'sending' : state];

  return (
    <Fallback fallback={<Steps steps={[...story, { title: rule.name, text: rule.text }]} />}>
      <Interactive className="offline">
        <Phone
          title={names.phone}
          label={names.phone}
          signal={signal}
          foot={status.replace('{count}', String(count))}
        >
          <ul className="offline-jobs">
            {jobs.map(({ name, where }, at) => {
              const state = states[at] ?? 'open';
              return (
                <li key={name} data-state={state}>
                  <label>
                    <input
                      type="checkbox"
                      checked={state !== 'open'}
                      aria-disabled={state === 'sent' || undefined}
                      onChange={() => setStates(marked(states, at))}
                    />
                    <span>
                      {name} <small>{where}</small> <em>{wordsOf(state, at)}</em>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </Phone>
        <div className="offline-air" data-signal={signal || undefined}>
          <label>
            <input
              ref={power}
              type="checkbox"
              role="switch"
              checked={signal}
              onChange={() => setSignal(!signal)}
            />
            {names.signal}
          </label>
          <p role="status" className="sr-only">
            {status.replace('{count}', String(count))}
          </p>
          <button
            type="button"
            className="button button-quiet"
            data-begun={states.includes('sent') || undefined}
            onClick={restart}
          >
            {again}
          </button>
        </div>
        <Synced title={names.office} jobs={jobs} states={states} words={words} rule={rule} />
      </Interactive>
    </Fallback>
  );

  function restart() {
    setStates(jobs.map(() => 'open'));
    setSignal(false);
    power.current?.focus();
  }
}
