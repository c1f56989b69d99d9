import type { ReactNode } from 'react';
import { App, Beside, Chip, Listing, Top, Track } from './Parts.tsx';
import './RegisterReport.css';

const taken = <Chip tone="on">Taken</Chip>;
const open = (
  <>
    <Chip>Take</Chip> <Chip>Other</Chip>
  </>
);

const rows: ReactNode[][] = [
  [
    '0334',
    '14 Mill Lane',
    '41 Mill Lane',
    'Digits swapped; 41 has a lift, 14 has none',
    '98 %',
    taken,
  ],
  ['0702', 'Fuller Rd. 18B', '18 Fuller Road', 'No 18B in the city’s list', '96 %', taken],
  ['1180', '6 Quay Street, rear', '6 Quay Street', 'One house, two entrances', '91 %', open],
  [
    '1508',
    'Old Brewery, tower',
    '3 Brewer’s Yard',
    'Renamed in 2019; last job sheet agrees',
    '84 %',
    open,
  ],
  [
    '1907',
    '220 Station Road',
    '22 or 200 Station Road',
    'Both have a lift. Ask the caretaker',
    '50 %',
    open,
  ],
  [
    '2051',
    '(empty)',
    'None found',
    '2 job sheets, neither legible',
    '0 %',
    <Chip key="call" tone="bad">
      Call
    </Chip>,
  ],
];

const days: [day: string, count: number][] = [
  ['Monday', 61],
  ['Tuesday', 88],
  ['Today', 55],
  ['Left', 108],
];

/** Day three of four: each lift whose address does not exist, what is proposed, and why. */
export const RegisterReport = () => (
  <App>
    <Top
      title="312 of 2,100 lifts have an address that does not exist"
      under="The import waits for this list. Nothing is changed by itself."
      end={<Chip tone="on">204 decided</Chip>}
    />
    <div style={{ marginBlock: '1rem' }}>
      <Track share={65.4} />
      <Beside count={4}>
        {days.map(([day, count]) => (
          <p key={day}>
            <span className="app-quiet">{day}</span>
            <br />
            <b>{count}</b>
          </p>
        ))}
      </Beside>
    </div>
    <div className="register">
      <Listing
        head={['Lift', 'Register says', 'Proposal', 'Why', 'Sure', 'Decision']}
        rows={rows}
        figures={[4]}
        marked={2}
        whole
      />
    </div>
  </App>
);
