import type { ReactNode } from 'react';
import { App, Chip, Entry, Huge, Listing, Press, Top } from './Parts.tsx';
import './Ledger.css';

const good = <Chip tone="on">Reconciled</Chip>;

const accounts: ReactNode[][] = [
  ['Direct debits', '0.00', good, '214,806.20', '214,806.20', '6,118 of 6,118'],
  ['Transfers', '0.00', good, '88,412.75', '88,412.75', '1,022 of 1,022'],
  [
    'Cards',
    <b key="b">−122.00</b>,
    <Chip key="c" tone="bad">
      1 open
    </Chip>,
    '41,377.10',
    '41,255.10',
    '903 of 904',
  ],
  ['Payouts', '0.00', good, '502,000.00', '502,000.00', '311 of 311'],
  ['Fees', '0.00', good, '1,204.50', '1,204.50', '803 of 803'],
  [
    'Partner bank',
    'unknown',
    <Chip key="c" tone="off">
      File late
    </Chip>,
    '64,090.00',
    'due at 6:00',
    '0 of 212',
  ],
];

/** Minutes from the start of a run to its end, for the last twenty working days; a late file stretches one. */
const runs = [24, 22, 25, 23, 21, 26, 24, 58, 23, 22, 24, 25, 23, 31, 22, 23, 21, 24, 23, 25];

/** The close of a day, next morning: what agrees, the one entry that does not, and a file that is late. */
export const LedgerDay = () => (
  <App>
    <Top
      title="Close of Monday, 13 May"
      under="Run on Tuesday from 6:15 to 6:40"
      end={
        <>
          <Chip>9,158 entries</Chip>
          <Chip tone="on">9,157 matched</Chip>
          <Chip tone="bad">1 open</Chip>
        </>
      }
    />
    <div className="ledger-runs">
      {runs.map((minutes, at) => (
        <i
          key={at}
          style={{
            height: `${minutes}px`,
            background: minutes > 50 ? 'var(--color-highlight)' : undefined,
          }}
        />
      ))}
    </div>
    <p className="app-quiet">Minutes to close, on 20 working days. 58 once: a file came late.</p>
    <div style={{ marginBlockStart: '1rem' }}>
      <Listing
        head={['Account', 'Difference', 'State', 'Ledger', 'Bank', 'Entries with a partner']}
        rows={accounts}
        figures={[1, 3, 4, 5]}
        marked={2}
      />
    </div>
  </App>
);

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <b>{title}</b>
    {children}
  </div>
);

/** The one entry without a partner: both sides of it, why that may be, and who decided what. */
export const LedgerEntry = () => (
  <App>
    <Top
      title="Entry 77120 has no partner"
      under="Cards, Monday, 13 May, 122.00"
      end={<Chip tone="off">Waits for Tuesday’s file</Chip>}
    />
    <div className="ledger-sides">
      <Side title="In the ledger">
        <Entry label="Booked" value="13 May, 23:58:07" />
        <Entry label="Debit" value="1310 Cards, on their way" end={<b>122.00</b>} />
        <Entry label="Credit" value="1200 Loan 30418" end={<b>122.00</b>} />
      </Side>
      <Side title="At the bank">
        <Entry label="File of 13 May" value="No line of 122.00" />
        <Entry label="Cut-off" value="23:55, three minutes before" />
        <Entry label="Likely" value="In the file of 14 May" end={<Chip>97 %</Chip>} />
      </Side>
      <Side title="Who decided">
        <Entry label="6:31, the run" value="Found it" />
        <Entry label="8:12, I. Moro" value="Wait one day" />
        <Entry label="8:20, K. Brandt" value="Agreed" end={<Chip tone="on">2 of 2</Chip>} />
      </Side>
    </div>
    <div className="ledger-ways">
      <Press look="quiet">Match by hand</Press>
      <Press look="quiet">Reverse, with two names</Press>
    </div>
  </App>
);

const Morning = ({
  title,
  says,
  children,
}: {
  title: string;
  says: string;
  children: ReactNode;
}) => (
  <App look="phone">
    <p className="app-quiet">Tuesday, 7:00</p>
    <p className="app-title">{title}</p>
    <Huge>0.00</Huge>
    <p>{says}</p>
    {children}
  </App>
);

/** What the report of the first weeks said on a morning on which it was wrong. */
export const MorningSum = () => (
  <Morning title="Ledger and bank agree" says="Difference over all accounts.">
    <div>
      <Entry label="Fees" value="1,239.50" end={<Chip tone="on">Fine</Chip>} />
      <Entry label="Transfers" value="88,377.75" end={<Chip tone="on">Fine</Chip>} />
      <Entry label="Ledger in all" value="89,617.25" />
      <Entry label="Bank in all" value="89,617.25" />
    </div>
    <Press look="quiet">Close the day</Press>
  </Morning>
);

/** The same morning, run again entry by entry. */
export const MorningEntries = () => (
  <Morning title="2 entries have no partner" says="in the sum, and still not closed.">
    <div>
      <Entry label="Fees, entry 61877" value="Booked twice" end={<Chip tone="bad">+35.00</Chip>} />
      <Entry
        label="Transfers, entry 61902"
        value="Booked short"
        end={<Chip tone="bad">−35.00</Chip>}
      />
      <Entry label="Entries with a partner" value="9,004 of 9,006" />
      <Entry label="Since when" value="This pair: since 2 April" />
    </div>
    <Press>Give both to I. Moro</Press>
  </Morning>
);
