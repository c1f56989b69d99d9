import type { ReactNode } from 'react';
import { App, Chip, Entries, entry, Huge, Listing, Press, Top } from './Parts.tsx';
import { fields, list, screen, text, type WordsOf } from './words.tsx';
import './Ledger.css';

/** The states of six accounts; the one in trouble has a difference. */
const tones = ['on', 'on', 'bad', 'on', 'on', 'on'] as const;

/** The duration in minutes of the last twenty runs; a late file delayed one. */
const runs = [24, 22, 25, 23, 21, 26, 24, 58, 23, 22, 24, 25, 23, 31, 22, 23, 21, 24, 23, 25];

/** The daily closing: what agrees, the entry that does not, and a file that is late. */
export const LedgerDay = screen(
  fields({
    title: text,
    under: text,
    /** The number of entries: all, matched and open. */
    counts: list(text, 3),
    runs: text,
    /** Account, difference, state, ledger, bank, matched entries. */
    head: list(text, 6),
    accounts: list(list(text, 6), tones.length),
  }),
  ({ counts: [all, matched, open], ...words }) => (
    <App>
      <Top
        title={words.title}
        under={words.under}
        end={
          <>
            <Chip>{all}</Chip>
            <Chip tone="on">{matched}</Chip>
            <Chip tone="bad">{open}</Chip>
          </>
        }
      />
      <div className="ledger-runs">
        {runs.map((minutes, index) => (
          <i
            key={index}
            style={{
              height: `${minutes}px`,
              background: minutes > 50 ? 'var(--color-highlight)' : undefined,
            }}
          />
        ))}
      </div>
      <p className="app-quiet">{words.runs}</p>
      <div style={{ marginBlockStart: '1rem' }}>
        <Listing
          head={words.head}
          rows={words.accounts.map(([account, difference, state, ...sums], index) => [
            account,
            tones[index] === 'bad' ? <b key="b">{difference}</b> : difference,
            <Chip key="c" tone={tones[index] ?? 'plain'}>
              {state}
            </Chip>,
            ...sums,
          ])}
          figures={[1, 3, 4, 5]}
          marked={2}
        />
      </div>
    </App>
  ),
);

const side = (count: number) => fields({ title: text, fields: list(entry, count) });

type SideProps = {
  words: WordsOf<ReturnType<typeof side>>;
  renderEnd?: (end: string) => ReactNode;
};

const Side = ({ words: { title, fields }, renderEnd }: SideProps) => (
  <div>
    <b>{title}</b>
    <Entries words={fields} renderEnd={renderEnd} />
  </div>
);

/** The unmatched entry: both sides, a possible reason, and who decided what. */
export const LedgerEntry = screen(
  fields({
    title: text,
    under: text,
    state: text,
    ledger: side(3),
    bank: side(3),
    decided: side(3),
    match: text,
    reverse: text,
  }),
  (words) => (
    <App>
      <Top title={words.title} under={words.under} end={<Chip tone="off">{words.state}</Chip>} />
      <div className="app-columns">
        <Side words={words.ledger} renderEnd={(sum) => <b>{sum}</b>} />
        <Side words={words.bank} />
        <Side words={words.decided} renderEnd={(agreed) => <Chip tone="on">{agreed}</Chip>} />
      </div>
      <div className="ledger-ways">
        <Press look="quiet">{words.match}</Press>
        <Press look="quiet">{words.reverse}</Press>
      </div>
    </App>
  ),
);

const morning = fields({
  time: text,
  title: text,
  sum: text,
  says: text,
  fields: list(entry, 4),
  press: text,
});

type MorningProps = { words: WordsOf<typeof morning>; children: ReactNode };

const Morning = ({ words: { time, title, sum, says }, children }: MorningProps) => (
  <App look="phone">
    <p className="app-quiet">{time}</p>
    <p className="app-title">{title}</p>
    <Huge>{sum}</Huge>
    <p>{says}</p>
    {children}
  </App>
);

/** The first weeks: the report of a morning when it was wrong. */
export const MorningSum = screen(morning, (words) => (
  <Morning words={words}>
    <div>
      <Entries words={words.fields} renderEnd={(fine) => <Chip tone="on">{fine}</Chip>} />
    </div>
    <Press look="quiet">{words.press}</Press>
  </Morning>
));

/** The same morning, compared entry by entry. */
export const MorningEntries = screen(morning, (words) => (
  <Morning words={words}>
    <div>
      <Entries words={words.fields} renderEnd={(wrong) => <Chip tone="bad">{wrong}</Chip>} />
    </div>
    <Press>{words.press}</Press>
  </Morning>
));
