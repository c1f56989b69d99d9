import type { CSSProperties, ReactNode } from 'react';
import { fields, maybe, text, type WordsOf } from './words.tsx';
import './Parts.css';

// Parts that the screens of all case studies share.

type Children = { children: ReactNode };

export const App = ({ children, look = 'desk' }: Children & { look?: 'desk' | 'phone' }) => (
  <div className={look === 'desk' ? 'app' : 'app app-phone'}>{children}</div>
);

/** The top of a screen: its title and status. */
export const Top = ({
  title,
  under,
  end,
}: Record<'title' | 'under', string> & { end?: ReactNode }) => (
  <div className="app-line">
    <div>
      <p className="app-title">{title}</p>
      <p className="app-quiet">{under}</p>
    </div>
    {end && <div className="app-line">{end}</div>}
  </div>
);

/** A phone's status bar: the time, the signal, and a message if there is none. */
export const Signal = ({ time, bars, none }: { time: string; bars: number; none?: string }) => (
  <div className="app-line app-quiet">
    <span>{time}</span>
    <span>
      {none && `${none}\u2002`}
      <svg viewBox="0 0 16 10" width="16" height="10" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 4 + 0.5}
            y={7 - bar * 2}
            width="2.5"
            height={2.5 + bar * 2}
            fill={bar < bars ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth=".7"
          />
        ))}
      </svg>
    </span>
  </div>
);

export const Line = ({ children }: Children) => <div className="app-line">{children}</div>;

/** A box that can be filled in, selected or moved; dashed for a drop target. */
export const Box = ({
  children,
  style,
}: {
  children?: ReactNode;
  style?: CSSProperties | undefined;
}) => (
  <div className="box" style={style}>
    {children}
  </div>
);

/** The class of a box that is selected or in progress. */
export const filled = {
  borderColor: 'transparent',
  background: 'var(--product)',
  color: 'var(--color-paper)',
};

export const Track = ({ share, lost }: { share: number; lost?: boolean }) => (
  <div className="track">
    <i
      style={{
        width: `${share}%`,
        background: lost ? 'var(--color-highlight)' : 'var(--product)',
      }}
    />
  </div>
);

export const Beside = ({ count, children }: Children & { count: number }) => (
  <div className="app-beside" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
    {children}
  </div>
);

/** The main information on a phone. */
export const Huge = ({ children }: Children) => <p className="app-huge">{children}</p>;

const chips = { plain: 'chip', on: 'chip chip-on', bad: 'chip chip-bad', off: 'chip chip-off' };

/** A state in a word or two: done, in progress, in trouble, or out of reach. */
export const Chip = ({ tone = 'plain', children }: Children & { tone?: keyof typeof chips }) => (
  <span className={chips[tone]} style={{ whiteSpace: 'nowrap' }}>
    {children}
  </span>
);

const presses = { main: 'press press-main', chosen: 'press press-chosen', quiet: 'press' };

/** A drawn button, which cannot be pressed. */
export const Press = ({ look = 'main', children }: Children & { look?: keyof typeof presses }) => (
  <span className={presses[look]}>{children}</span>
);

const notes = { plain: 'note', bad: 'note note-bad' };

export const Note = ({ tone = 'plain', children }: Children & { tone?: keyof typeof notes }) => (
  <div className={notes[tone]}>{children}</div>
);

export const Entry = ({
  label,
  value,
  end,
}: {
  label: string;
  value: ReactNode;
  end?: ReactNode;
}) => (
  <div className="entry">
    <div>
      <p className="app-quiet">{label}</p>
      <p className="entry-value">{value}</p>
    </div>
    {end}
  </div>
);

/** The words of a field and of its state. */
export const entry = fields({ label: text, value: text, end: maybe(text) });

export const Entries = ({
  words,
  renderEnd = (end) => <Chip>{end}</Chip>,
}: {
  words: WordsOf<typeof entry>[];
  renderEnd?: ((end: string) => ReactNode) | undefined;
}) =>
  words.map(({ label, value, end }) => (
    <Entry key={label} label={label} value={value} end={end && renderEnd(end)} />
  ));

/**
 * A table for wide screens, with figures aligned to the end of their column. Without room, it shows only the first
 * three columns, unless it is `whole`: then the screen positions the cells.
 */
export const Listing = ({
  head,
  rows,
  figures = [],
  marked,
  whole,
}: {
  head: string[];
  rows: ReactNode[][];
  figures?: number[];
  marked?: number;
  whole?: boolean;
}) => (
  <table className={whole ? 'listing' : 'listing listing-first'}>
    <thead>
      <tr>
        {head.map((name, index) => (
          <th key={name} className={figures.includes(index) ? 'listing-figure' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index} className={index === marked ? 'listing-marked' : undefined}>
          {row.map((cell, column) => (
            <td key={column} className={figures.includes(column) ? 'listing-figure' : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
