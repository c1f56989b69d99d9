import './Synced.css';
import type { JobState } from './offline.ts';
import { Screen } from '../../ui/Screen.tsx';

type Props = {
  title: string;
  jobs: { name: string; where: string; moved?: string | undefined }[];
  states: JobState[];
  words: { open: string; sent: string };
  rule: { name: string; text: string; result: string };
};

/** What the office sees of the jobs, and the rule that settles what two have changed. */
export function Synced({ title, jobs, states, words, rule }: Props) {
  const settled = jobs.some(({ moved }, at) => moved && states[at] === 'sent');
  return (
    <div className="synced">
      <Screen title={title} label={title}>
        <ul>
          {jobs.map(({ name, moved }, at) => {
            const sent = states[at] === 'sent';
            return (
              <li
                key={name}
                data-sent={sent || undefined}
                data-moved={(!sent && moved) || undefined}
              >
                <b>{name}</b> <span>{sent ? words.sent : (moved ?? words.open)}</span>
              </li>
            );
          })}
        </ul>
      </Screen>
      <div className="synced-rule" data-settled={settled || undefined}>
        <b>{rule.name}</b>
        <p>{rule.text}</p>
        <p role="status">{settled && rule.result}</p>
      </div>
    </div>
  );
}
