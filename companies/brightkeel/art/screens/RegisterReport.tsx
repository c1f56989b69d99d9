import type { CSSProperties } from 'react';
import { App, Chip, Listing, Top, Track } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';
import './RegisterReport.css';

/** The state of the six lifts: two proposals accepted, three open, and one without a proposal. */
const decided = ['taken', 'taken', 'open', 'open', 'open', 'call'] as const;

/** Columns as wide as the parts of the bar above them, and at least as wide as their words. */
const shares = (days: readonly { count: string }[]) =>
  days.map(({ count }) => `minmax(max-content, ${Number(count)}fr)`).join(' ');

/** Day three of four: each lift whose address does not exist, with a proposal and its reason. */
export const RegisterReport = screen(
  fields({
    title: text,
    under: text,
    done: text,
    days: list(fields({ day: text, count: text }), 4),
    /** Lift, register entry, proposal, reason, confidence, decision. */
    head: list(text, 6),
    lifts: list(list(text, 5), decided.length),
    /** The label of the confidence, if the table has no header. */
    sure: text,
    decisions: fields({ taken: text, take: text, other: text, call: text }),
  }),
  ({ decisions: { taken, take, other, call }, ...words }) => {
    const ways = {
      taken: <Chip tone="on">{taken}</Chip>,
      open: (
        <>
          <Chip>{take}</Chip> <Chip>{other}</Chip>
        </>
      ),
      call: <Chip tone="bad">{call}</Chip>,
    };
    return (
      <App>
        <Top title={words.title} under={words.under} end={<Chip tone="on">{words.done}</Chip>} />
        <div style={{ marginBlock: '1rem' }}>
          <Track share={65.4} />
          <div className="app-beside" style={{ gridTemplateColumns: shares(words.days) }}>
            {words.days.map(({ day, count }) => (
              <p key={day}>
                <span className="app-quiet">{day}</span>
                <br />
                <b>{count}</b>
              </p>
            ))}
          </div>
        </div>
        <div
          className="register"
          style={{ '--sure': JSON.stringify(` ${words.sure}`) } as CSSProperties}
        >
          <Listing
            head={words.head}
            rows={words.lifts.map((lift, index) => [...lift, ways[decided[index] ?? 'open']])}
            figures={[4]}
            marked={2}
            whole
          />
        </div>
      </App>
    );
  },
);
