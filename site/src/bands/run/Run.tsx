import './Run.css';
import { useEffect, useState } from 'react';
import { Options } from '../../ui/Options.tsx';
import { Interactive } from '../../ui/Interactive.tsx';

type Version = { name: string; shown?: string | undefined; failing: number[]; report: string };

type Props = {
  id: string;
  legend: string;
  checks: string[];
  versions: Version[];
  labels: Record<'holds' | 'fails' | 'waits' | 'reports', string>;
};

const CHECK_MS = 260;

/** How many checks are done: all from the start, and one after the other once a version is chosen. */
function useRun(count: number) {
  const [done, setDone] = useState(count);
  useEffect(() => {
    if (done >= count) return;
    const timer = setTimeout(() => setDone(done + 1), CHECK_MS);
    return () => clearTimeout(timer);
  }, [done, count]);
  const start = () => setDone(matchMedia('(prefers-reduced-motion: reduce)').matches ? count : 0);
  return { done, start };
}

/** A run of checks over versions of something. Without script: the first that fails, and all reports. */
export function Run({ id, legend, checks, versions, labels }: Props) {
  const [at, setAt] = useState(versions.findIndex(({ failing }) => failing.length > 0));
  const { done, start } = useRun(checks.length);
  const version = versions[at] ?? versions[0];
  const choose = (name: string) => {
    setAt(versions.findIndex((one) => one.name === name));
    start();
  };
  const names = versions.map(({ name }) => name);
  const over = done >= checks.length;
  return (
    <div className="demo-run">
      <Interactive>
        <Options
          {...{ id, legend, choose }}
          name={id}
          options={names}
          chosen={version?.name ?? ''}
        />
      </Interactive>
      {version?.shown && <Lines text={version.shown} />}
      <ol className="demo-checks">
        {checks.map((check, index) => {
          const fails = version?.failing.includes(index + 1);
          const state = index >= done ? 'waits' : fails ? 'fails' : 'holds';
          return (
            <li key={check} data-state={state}>
              <span>{check}</span> <small>{labels[state]}</small>
            </li>
          );
        })}
      </ol>
      <div>
        <h3>{labels.reports}</h3>
        <dl className="demo-reports">
          {versions.map(({ name, report }, index) => (
            <div key={name} data-chosen={(index === at && over) || undefined}>
              <dt>{name}</dt>
              <dd>{report}</dd>
            </div>
          ))}
        </dl>
        <output className="sr-only">{over ? version?.report : ''}</output>
      </div>
    </div>
  );
}

const Lines = ({ text }: { text: string }) => (
  <code>
    {text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const Tag = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'span';
        return <Tag key={line}>{`${line}\n`}</Tag>;
      })}
  </code>
);
