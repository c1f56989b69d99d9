import type { JobState } from './offline.ts';
import { ProgramWindow } from '../../ui/ProgramWindow.tsx';

type Props = {
  title: string;
  jobs: { name: string; where: string; moved?: string | undefined }[];
  states: JobState[];
  labels: { open: string; sent: string };
  rule: { name: string; text: string; result: string };
};

export function Synced({ title, jobs, states, labels, rule }: Props) {
  const settled = jobs.some(({ moved }, index) => moved && states[index] === 'sent');
  const messageClass = `border-s-4 ps-4 ${settled ? 'border-highlight' : 'border-line'}`;
  return (
    <div className="grid gap-6 text-small/body">
      <ProgramWindow title={title} label={title}>
        <ul>
          {jobs.map(({ name, moved }, index) => {
            const sent = states[index] === 'sent';
            return (
              <li
                key={name}
                className={`flex flex-wrap justify-between gap-x-4 border-b border-b-line py-2.5 pe-4 ${!sent && moved ? 'border-s-4 border-s-highlight ps-3' : 'ps-4'}`}
              >
                <b className="font-normal">{name}</b>{' '}
                <span className={sent ? 'font-semibold' : 'text-muted'}>
                  {sent ? labels.sent : (moved ?? labels.open)}
                </span>
              </li>
            );
          })}
        </ul>
      </ProgramWindow>
      {/* The rule is as long as the text, while the reserved space is longer. */}
      <div className="min-h-40 md:max-lg:min-h-28">
        <b className={`block ${messageClass}`}>{rule.name}</b>
        <p className={`text-muted ${messageClass}`}>{rule.text}</p>
        <p role="status" className={`pt-2 font-semibold empty:border-transparent ${messageClass}`}>
          {settled && rule.result}
        </p>
      </div>
    </div>
  );
}
