import { useEffect, useRef, useState } from 'react';
import { fillWords } from '../../i18n/fill-words.ts';
import { sendFirstStored, toggleDone, type JobState } from './offline.ts';
import type { BandOf } from '../bands.ts';
import { Phone } from './Phone.tsx';
import { Synced } from './Synced.tsx';
import { Fallback } from '../../ui/Fallback.tsx';
import { Interactive } from '../../ui/Interactive.tsx';
import { useReducedMotion } from '../../islands/reduced-motion.ts';
import './Offline.css';

/** Long enough to notice, and realistic for a phone. */
const SENDING_MS = 900;

type Props = Omit<BandOf<'offline'>, 'kind' | 'heading' | 'text'>;

export function Offline({ jobs, labels, rule, story, ...screens }: Props) {
  const [signal, setSignal] = useState(false);
  const [states, setStates] = useState<JobState[]>(jobs.map(() => 'open'));
  const power = useRef<HTMLInputElement>(null);
  const delay = useReducedMotion() ? 0 : SENDING_MS;
  const first = states.indexOf('kept');
  const count = states.filter((state) => state === 'kept').length;

  useEffect(() => {
    if (!signal || first < 0) return;
    const timer = setTimeout(() => setStates(sendFirstStored), delay);
    return () => clearTimeout(timer);
  }, [signal, first, delay]);

  const [none, some] = signal
    ? [labels.status.sent, labels.status.sending]
    : [labels.status.off, labels.status.kept];
  const status = count > 0 ? some : none;
  const labelOf = (state: JobState, index: number) =>
    labels.jobs[signal && index === first ? 'sending' : state];

  return (
    <Fallback fallback={<Steps steps={[...story, { title: rule.name, text: rule.text }]} />}>
      <Interactive className="offline-row grid grid-cols-1 gap-6 md:max-lg:items-start lg:items-center lg:gap-0">
        <Phone
          title={screens.phone}
          signal={signal}
          foot={fillWords(status, { count: `${count}` })}
        >
          <ul>
            {jobs.map(({ name, where }, index) => {
              const state = states[index] ?? 'open';
              return (
                <li key={name} className="border-b border-line">
                  <label className="flex min-h-target cursor-pointer items-start gap-3 py-3">
                    <input
                      type="checkbox"
                      className="size-5.5 flex-none"
                      checked={state !== 'open'}
                      aria-disabled={state === 'sent' || undefined}
                      onChange={() => setStates(toggleDone(states, index))}
                    />
                    <span className="text-small leading-(--text-note--line-height) font-semibold">
                      {name}{' '}
                      <small className="block text-note font-normal text-muted">{where}</small>{' '}
                      <em
                        className={`block text-note not-italic ${state === 'kept' ? 'text-accent' : 'font-normal text-muted'}`}
                      >
                        {labelOf(state, index)}
                      </em>
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
        </Phone>
        <div className="offline-air grid items-center gap-3 max-lg:-order-1 md:max-lg:col-span-full lg:min-h-40 lg:content-center lg:justify-items-center lg:text-center">
          <label
            className={`offline-way flex min-h-target cursor-pointer items-center gap-3 font-semibold lg:w-full lg:flex-col ${signal ? 'offline-signal' : ''}`}
          >
            <input
              ref={power}
              type="checkbox"
              role="switch"
              checked={signal}
              onChange={() => setSignal(!signal)}
            />
            {labels.signal}
          </label>
          <p role="status" className="sr-only">
            {fillWords(status, { count: `${count}` })}
          </p>
          <button
            type="button"
            className={`button button-quiet max-lg:col-start-2 max-lg:row-start-1 ${states.includes('sent') ? '' : 'invisible'}`}
            onClick={restart}
          >
            {labels.restart}
          </button>
        </div>
        <Synced
          title={screens.office}
          jobs={jobs}
          states={states}
          labels={labels.jobs}
          rule={rule}
        />
      </Interactive>
    </Fallback>
  );

  function restart() {
    setStates(jobs.map(() => 'open'));
    setSignal(false);
    power.current?.focus();
  }
}

const Steps = ({ steps }: { steps: { title: string; text: string }[] }) => (
  <ol className="border-s-2 border-highlight">
    {steps.map(({ title, text }) => (
      <li key={title} className="border-t border-line py-5 ps-milestone">
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
