import { days, desk, type Desk, nearest, type Round } from './dispatch.ts';
import { App, Box, Chip, Entry, filled, Line, Top } from './Parts.tsx';
import { screen } from './words.tsx';
import './DispatchDesk.css';

const [FROM, TO, NOW] = [7, 16, 9.7];
const place = (hour: number) => `${(((hour - FROM) / (TO - FROM)) * 100).toFixed(2)}%`;

/** The dispatcher's screen at 9:42: waiting jobs, technicians, and the sheet that has just arrived. */
export const DispatchDesk = screen(desk, ({ counts: [all, done, late, away], ...words }) => (
  <App>
    <Top
      title={words.title}
      under={words.under}
      end={
        <>
          <Line>
            <Chip>{all}</Chip>
            <Chip tone="on">{done}</Chip>
          </Line>
          <Line>
            <Chip tone="bad">{late}</Chip>
            <Chip tone="off">{away}</Chip>
          </Line>
        </>
      }
    />
    <div className="desk">
      <Queue {...words.queue} />
      <Nearest {...words.nearest} rounds={words.rounds} />
      <Board hours={words.hours} rounds={words.rounds} />
      <Sheet {...words.sheet} />
    </div>
  </App>
));

const pressing = { border: '2px solid var(--color-highlight)', background: 'var(--color-tint)' };

/** The waiting jobs; the first is urgent. */
const Queue = ({ title, jobs, drop }: Desk['queue']) => (
  <div className="app-beside">
    <b>{title}</b>
    {jobs.map(({ kind, since, where, note }, index) => (
      <Box key={note} style={index === 0 ? pressing : undefined}>
        <Line>
          <b>{kind}</b>
          <span>{since}</span>
        </Line>
        <p>{where}</p>
        <p className="app-quiet">{note}</p>
      </Box>
    ))}
    <Box style={{ borderStyle: 'dashed', textWrap: 'balance' }}>{drop}</Box>
  </div>
);

/** A narrow replacement for everybody's day: who could take the first job, without hours. */
const Nearest = ({ title, count, now, rounds }: Desk['nearest'] & Pick<Desk, 'rounds'>) => (
  <div className="desk-nearest">
    <Line>
      <b>{title}</b>
      <span className="app-quiet">{count}</span>
    </Line>
    {nearest.map(({ of, tone }, index) => {
      const { letter, name = '', says = '' } = rounds[of] ?? {};
      return (
        <Entry
          key={of}
          label={says}
          value={
            <>
              <b>{letter}</b> {name}
            </>
          }
          end={<Chip tone={tone}>{now[index]}</Chip>}
        />
      );
    })}
  </div>
);

const Board = ({ hours, rounds }: Pick<Desk, 'hours' | 'rounds'>) => (
  <div className="desk-board">
    <div className="desk-hours">
      <div>
        {hours.map((hour, index) => (
          <span key={hour} style={{ insetInlineStart: place(8 + 2 * index) }}>
            {hour}
          </span>
        ))}
      </div>
    </div>
    <div className="desk-now">
      <i style={{ insetInlineStart: place(NOW) }} />
    </div>
    {days.map((day, index) => {
      const round = rounds[index];
      return round && <Row key={round.letter} {...round} day={day} />;
    })}
  </div>
);

const states = {
  done: { borderColor: 'transparent', background: 'var(--color-tint)' },
  now: filled,
  late: { ...filled, background: 'var(--color-accent)' },
  next: {},
  break: { border: '1.5px dashed var(--color-ink)' },
};

function Row({ letter, name, says, blocks, day }: Round & { day: (typeof days)[number] }) {
  return (
    <div className="desk-row">
      <p>
        <b>{letter}</b> {name}
        <span className="app-quiet">{says}</span>
      </p>
      <div>
        {day.map(([from, to, state], index) => (
          <span
            key={from}
            className="desk-block"
            style={{
              ...states[state],
              insetInlineStart: place(from),
              width: `${(((to - from) / (TO - FROM)) * 100).toFixed(2)}%`,
            }}
          >
            {blocks[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The sheet that has just arrived; its last question is whether the lift is safe. */
const Sheet = ({ title, sent, fields, under }: Desk['sheet']) => (
  <div className="desk-sheet">
    <Line>
      <b>{title}</b>
      <Chip tone="on">{sent}</Chip>
    </Line>
    {fields.map(({ label, value }, index) => (
      <Entry
        key={label}
        label={label}
        value={index === fields.length - 1 ? <b>{value}</b> : value}
      />
    ))}
    <p className="app-quiet">{under}</p>
  </div>
);
