import { useEffect, useState } from 'react';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Interactive } from '../../ui/Interactive.tsx';
import './TestRun.css';

type Version = { name: string; code?: string | undefined; failing: number[]; report: string };

type Props = {
  id: string;
  legend: string;
  checks: string[];
  versions: Version[];
  labels: Record<'holds' | 'fails' | 'waits' | 'reports', string>;
};

const CHECK_MS = 260;

/** Returns the number of finished checks: all of them at first, and one after the other once a version is chosen. */
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

export function TestRun({ id, legend, checks, versions, labels }: Props) {
  const [chosen, setChosen] = useState(versions.findIndex(({ failing }) => failing.length > 0));
  const { done, start } = useRun(checks.length);
  const version = versions[chosen] ?? versions[0];
  const choose = (name: string) => {
    setChosen(versions.findIndex((version) => version.name === name));
    start();
  };
  const names = versions.map(({ name }) => name);
  const isOver = done >= checks.length;
  return (
    <div className="test-run grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-start lg:gap-x-8">
      <Interactive className="lg:col-span-full">
        <RadioGroup
          legend={legend}
          choose={choose}
          name={id}
          options={names}
          chosen={version?.name ?? ''}
        />
      </Interactive>
      {version?.code && <Lines text={version.code} />}
      <ol className="lg:col-span-7 lg:row-start-2">
        {checks.map((check, index) => {
          const fails = version?.failing.includes(index + 1);
          const result = fails ? 'fails' : 'holds';
          const state = index >= done ? 'waits' : result;
          return (
            <li
              key={check}
              data-state={state}
              className={`flex items-baseline gap-4 border-b border-b-line py-2 ${looks[state]}`}
            >
              <span>{check}</span>{' '}
              <small
                className={`ms-auto text-note/body whitespace-nowrap ${state === 'fails' ? '' : 'text-muted'}`}
              >
                {labels[state]}
              </small>
            </li>
          );
        })}
      </ol>
      <div className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-2">
        <h3 className="my-2 label">{labels.reports}</h3>
        <dl>
          {versions.map(({ name, report }, index) => (
            <div
              key={name}
              className={`border-s-4 px-3.5 py-2.5 text-small/body ${index === chosen && isOver ? 'border-ink bg-ink/6' : 'border-line'}`}
            >
              <dt className="font-semibold">{name}</dt>
              <dd>{report}</dd>
            </div>
          ))}
        </dl>
        <output className="sr-only">{isOver ? version?.report : ''}</output>
      </div>
    </div>
  );
}

const looks = {
  holds: 'test-run-holds',
  waits: 'test-run-waits text-muted',
  // In the margin, so that the row's words do not move.
  fails: 'test-run-fails -ms-4 border-s-4 border-s-highlight ps-3 font-semibold',
};

const Lines = ({ text }: { text: string }) => (
  <code className="block rounded-window border border-line bg-ink/6 py-4 font-mono text-small wrap-anywhere whitespace-pre-wrap lg:col-span-7 lg:row-start-3">
    {text
      .trimEnd()
      .split('\n')
      .map((line) => (
        <Line key={line}>{`${line}\n`}</Line>
      ))}
  </code>
);

function Line({ children }: { children: string }) {
  if (children.startsWith('+'))
    return <ins className="block bg-paper px-5 font-semibold no-underline">{children}</ins>;
  if (children.startsWith('-'))
    return <del className="test-run-gone block bg-paper px-5 text-muted">{children}</del>;
  return <span className="block px-5">{children}</span>;
}
