import type { ReactNode } from 'react';
import { jobs, type Job, nearest, type Round, rounds } from './dispatch.ts';
import { App, Box, Chip, Entry, filled, Line, Top } from './Parts.tsx';
import './DispatchDesk.css';

const [FROM, TO, NOW] = [7, 16, 9.7];
const place = (hour: number) => `${(((hour - FROM) / (TO - FROM)) * 100).toFixed(2)}%`;

/** The dispatcher's desk at 9:42: what waits, who is where, and the sheet that has just come in. */
export function DispatchDesk() {
  return (
    <App>
      <Top
        title="Tuesday, 12 May"
        under="North depot, 9:42"
        end={
          <>
            <Line>
              <Chip>46 jobs</Chip>
              <Chip tone="on">19 done</Chip>
            </Line>
            <Line>
              <Chip tone="bad">1 late</Chip>
              <Chip tone="off">2 out of reach</Chip>
            </Line>
          </>
        }
      />
      <div className="desk">
        <Queue />
        <Nearest />
        <Board />
        <Sheet />
      </div>
    </App>
  );
}

const pressing = { border: '2px solid var(--color-highlight)', background: 'var(--color-tint)' };

const Queue = () => (
  <div className="app-beside">
    <b>Waiting for somebody</b>
    {jobs.map(({ id, lift, kind, where, since, urgent }: Job) => (
      <Box key={id} style={urgent ? pressing : undefined}>
        <Line>
          <b>{kind}</b>
          <span>{since}</span>
        </Line>
        <p>
          Lift {lift}, {where}
        </p>
        <p className="app-quiet">{urgent ?? id}</p>
      </Box>
    ))}
    <Box style={{ borderStyle: 'dashed', textWrap: 'balance' }}>
      Drop a job on a row, or press the row’s letter
    </Box>
  </div>
);

/** Where there is no room for the day of all seven: who may take the first job, without the hours. */
const Nearest = () => (
  <div className="desk-nearest">
    <Line>
      <b>Nearest to lift 1180</b>
      <span className="app-quiet">3 of 7</span>
    </Line>
    {nearest.map(({ round: { letter, name, says }, now, tone }) => (
      <Entry
        key={letter}
        label={says}
        value={
          <>
            <b>{letter}</b> {name}
          </>
        }
        end={<Chip tone={tone}>{now}</Chip>}
      />
    ))}
  </div>
);

const Board = () => (
  <div className="desk-board">
    <div className="desk-hours">
      <div>
        {[8, 10, 12, 14].map((hour) => (
          <span key={hour} style={{ insetInlineStart: place(hour) }}>
            {hour}:00
          </span>
        ))}
      </div>
    </div>
    <div className="desk-now">
      <i style={{ insetInlineStart: place(NOW) }} />
    </div>
    {rounds.map((round) => (
      <Row key={round.letter} round={round} />
    ))}
  </div>
);

const states = {
  done: { borderColor: 'transparent', background: 'var(--color-tint)' },
  now: filled,
  late: { ...filled, background: 'var(--color-accent)' },
  next: {},
  break: { border: '1.5px dashed var(--color-ink)' },
};

function Row({ round: { letter, name, says, blocks } }: { round: Round }) {
  return (
    <div className="desk-row">
      <p>
        <b>{letter}</b> {name}
        <span className="app-quiet">{says}</span>
      </p>
      <div>
        {blocks.map(([from, to, what, state]) => (
          <span
            key={from}
            className="desk-block"
            style={{
              ...states[state],
              insetInlineStart: place(from),
              width: `${(((to - from) / (TO - FROM)) * 100).toFixed(2)}%`,
            }}
          >
            {what}
          </span>
        ))}
      </div>
    </div>
  );
}

const sheet: [label: string, value: ReactNode][] = [
  ['Lift', '0917, scanned at the door'],
  ['Arrived', '9:04'],
  ['Found', 'Doors reopen at floor 3. Sill full of grit.'],
  ['Done', 'Sill cleaned, door timing reset, 20 runs.'],
  ['Parts', 'None'],
  ['Safe to run', <b key="safe">Yes, 9:35</b>],
];

const Sheet = () => (
  <div className="desk-sheet">
    <Line>
      <b>Job 4471</b>
      <Chip tone="on">Sent 9:38</Chip>
    </Line>
    {sheet.map(([label, value]) => (
      <Entry key={label} label={label} value={value} />
    ))}
    <p className="app-quiet">
      2 photographs, 210 and 198 KB. Written without signal, here 3 min later.
    </p>
  </div>
);
