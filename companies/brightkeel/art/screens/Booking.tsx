import type { ReactNode } from 'react';
import {
  App,
  Beside,
  Box,
  Chip,
  Entry,
  filled,
  Huge,
  Note,
  Press,
  Signal,
  Track,
} from './Parts.tsx';

const Step = ({ at, title, children }: { at?: number; title: string; children: ReactNode }) => (
  <App look="phone">
    <Signal time="7:52" bars={4} />
    {at && (
      <Beside count={3}>
        {[1, 2, 3].map((step) => (
          <Track key={step} share={step <= at ? 100 : 0} lost />
        ))}
      </Beside>
    )}
    <p className="app-title">{title}</p>
    {children}
  </App>
);

const reasons: [what: string, how: string][] = [
  ['Something new', 'A doctor, 20 minutes'],
  ['Something that is not better', 'The same doctor, 20 minutes'],
  ['A result or a letter', 'By telephone, 10 minutes'],
  ['A vaccination', 'A nurse, 10 minutes'],
  ['My usual medicine', 'No visit, ready tomorrow'],
];

/** The first question, in the words of whoever asks. */
export const BookingReason = () => (
  <Step at={1} title="What is it about?">
    <div>
      {reasons.map(([what, how]) => (
        <Entry key={what} label={how} value={<b>{what}</b>} end={<span>›</span>} />
      ))}
    </div>
    <Note tone="bad">Chest pain, or hard to breathe? Do not book. Call the emergency number.</Note>
  </Step>
);

const middle = { textAlign: 'center' } as const;

const days: [day: string, free: string][] = [
  ['Tue 14', 'full'],
  ['Wed 15', '1'],
  ['Thu 16', '6'],
  ['Fri 17', '4'],
];

const Days = () => (
  <Beside count={4}>
    {days.map(([day, free]) => (
      <Box key={day} style={free === '6' ? { ...middle, ...filled } : middle}>
        {day}
        <br />
        {free === 'full' ? free : `${free} free`}
      </Box>
    ))}
  </Beside>
);

type Time = [time: string, who: string, state?: 'chosen' | 'gone'];

const Times = ({ times }: { times: Time[] }) => (
  <Beside count={2}>
    {times.map(([time, who, state]) => (
      <Box key={time + who} style={state === 'chosen' ? { ...middle, ...filled } : middle}>
        {state === 'gone' ? <s>{time}</s> : <b style={{ fontSize: '1.0625rem' }}>{time}</b>}
        <br />
        {state === 'gone' ? 'just taken' : who}
      </Box>
    ))}
  </Beside>
);

/** The times of one day, each with who it is; one is chosen, and one has gone while the page was open. */
export const BookingTimes = () => (
  <Step at={2} title="When can you come?">
    <p className="app-quiet">Something new, a doctor, 20 minutes</p>
    <Days />
    <Times
      times={[
        ['8:20', 'Dr. Amari'],
        ['9:00', 'Dr. Lund', 'gone'],
        ['10:40', 'Dr. Amari', 'chosen'],
        ['11:20', 'Dr. Lund'],
        ['14:00', 'Dr. Serra'],
        ['17:40', 'Dr. Serra'],
      ]}
    />
    <Note>10:40 is held for you for five minutes, while you fill in your name.</Note>
    <Press>On with Thursday, 10:40</Press>
  </Step>
);

/** What holds, in the order in which it is looked for on the day. */
export const BookingDone = () => (
  <Step at={3} title="See you on Thursday">
    <Huge>10:40</Huge>
    <div>
      <Entry label="16 May, with" value="Dr. Amari" />
      <Entry label="Where" value="Room 4, first floor, lift on the left" />
      <Entry label="Bring" value="A list of your medicines" />
      <Entry label="Can you not come?" value="Say so until 8:40 that day" end={<Chip>Move</Chip>} />
    </div>
    <p className="app-quiet">No account. The link in your message is the key.</p>
    <Press look="quiet">Put it in my calendar</Press>
  </Step>
);

/** The first week: somebody was faster, and everything that was typed is gone. */
export const BookingLost = () => (
  <Step title="Your details">
    <Note tone="bad">
      <b>Error 409.</b> Slot not available. Please start again.
    </Note>
    {['Name', 'Born on', 'Telephone', 'What is it about?'].map((label) => (
      <div key={label}>
        {label}
        <Box style={{ height: '2.25rem' }} />
      </div>
    ))}
    <Press look="quiet">Start again</Press>
  </Step>
);

/** The same moment now: said plainly, nothing lost, and three times that are near. */
export const BookingTaken = () => (
  <Step at={2} title="10:40 has just been taken">
    <Note>What you wrote is still here. One press books another time.</Note>
    <Times
      times={[
        ['10:20', 'Dr. Lund'],
        ['11:20', 'Dr. Amari', 'chosen'],
        ['14:00', 'Dr. Serra'],
        ['Fri 10:40', 'Dr. Amari'],
      ]}
    />
    <div>
      <Entry label="Name" value="Jo Example" end={<Chip tone="on">Kept</Chip>} />
      <Entry label="Telephone" value="555-0142" end={<Chip tone="on">Kept</Chip>} />
      <Entry label="About" value="Sore knee since Sunday" end={<Chip tone="on">Kept</Chip>} />
    </div>
    <Press>Book 11:20 instead</Press>
  </Step>
);

/** Nothing is free: what the clinic does then, with a time for it. */
export const BookingNone = () => (
  <Step at={2} title="No time in the next 14 days">
    <p className="app-quiet">A vaccination, a nurse, 10 minutes</p>
    <Note>
      We looked at all three nurses until 28 May. This happens before the summer holidays.
    </Note>
    <div>
      <Entry
        label="Leave your number"
        value="We ring by noon tomorrow"
        end={<Chip>12 wait</Chip>}
      />
      <Entry
        label="When somebody cancels"
        value="A message, first come"
        end={<Chip>3 a day</Chip>}
      />
      <Entry label="Rather talk?" value="555-0119, until 18:00" />
    </div>
    <Press>Ring me</Press>
  </Step>
);
