import type { ReactNode } from 'react';
import {
  App,
  Beside,
  Box,
  Chip,
  Entries,
  Entry,
  entry,
  filled,
  Huge,
  Note,
  Press,
  Signal,
  Track,
} from './Parts.tsx';
import { fields, list, screen, text, type WordsOf } from './words.tsx';

const step = { time: text, title: text };

type StepProps = { at?: number; words: { time: string; title: string }; children: ReactNode };

const Step = ({ at, words: { time, title }, children }: StepProps) => (
  <App look="phone">
    <Signal time={time} bars={4} />
    {at && (
      <Beside count={3}>
        {[1, 2, 3].map((step) => (
          <Track key={step} share={step <= at ? 100 : 0} />
        ))}
      </Beside>
    )}
    <p className="app-title">{title}</p>
    {children}
  </App>
);

/** The first question, in the patient's words. */
export const BookingReason = screen(
  fields({ ...step, reasons: list(fields({ what: text, how: text }), 5), note: text }),
  (words) => (
    <Step at={1} words={words}>
      <div>
        {words.reasons.map(({ what, how }) => (
          <Entry key={what} label={how} value={<b>{what}</b>} end={<span>›</span>} />
        ))}
      </div>
      <Note tone="bad">{words.note}</Note>
    </Step>
  ),
);

const middle = { textAlign: 'center' } as const;

const day = fields({ day: text, free: text });

/** Four days with the free times of each; the third is selected. */
const Days = ({ days }: { days: WordsOf<typeof day>[] }) => (
  <Beside count={4}>
    {days.map(({ day, free }, index) => (
      <Box key={day} style={index === 2 ? { ...middle, ...filled } : middle}>
        {day}
        <br />
        {free}
      </Box>
    ))}
  </Beside>
);

const time = fields({ time: text, says: text });

type TimesProps = { times: WordsOf<typeof time>[]; chosen: number; gone?: number };

const Times = ({ times, chosen, gone }: TimesProps) => (
  <Beside count={2}>
    {times.map(({ time, says }, index) => (
      <Box key={time} style={index === chosen ? { ...middle, ...filled } : middle}>
        {index === gone ? <s>{time}</s> : <b style={{ fontSize: '1.0625rem' }}>{time}</b>}
        <br />
        {says}
      </Box>
    ))}
  </Beside>
);

/** The times of a day; one is selected, and one was taken while the page was open. */
export const BookingTimes = screen(
  fields({
    ...step,
    about: text,
    days: list(day, 4),
    times: list(time, 6),
    note: text,
    next: text,
  }),
  (words) => (
    <Step at={2} words={words}>
      <p className="app-quiet">{words.about}</p>
      <Days days={words.days} />
      <Times times={words.times} chosen={2} gone={1} />
      <Note>{words.note}</Note>
      <Press>{words.next}</Press>
    </Step>
  ),
);

/** The last question: four answers, and how long the time is reserved. */
export const BookingDetails = screen(
  fields({ ...step, about: text, fields: list(entry, 4), note: text, book: text }),
  (words) => (
    <Step at={3} words={words}>
      <p className="app-quiet">{words.about}</p>
      <div>
        <Entries words={words.fields} />
      </div>
      <Note>{words.note}</Note>
      <Press>{words.book}</Press>
    </Step>
  ),
);

/** The confirmation, in the order in which a patient needs it on the day. */
export const BookingDone = screen(
  fields({ ...step, at: text, fields: list(entry, 4), note: text, calendar: text }),
  (words) => (
    <Step words={words}>
      <Huge>{words.at}</Huge>
      <div>
        <Entries words={words.fields} />
      </div>
      <p className="app-quiet">{words.note}</p>
      <Press look="quiet">{words.calendar}</Press>
    </Step>
  ),
);

/** The first week: somebody else was faster, and all input is lost. */
export const BookingLost = screen(
  fields({ ...step, error: text, says: text, fields: list(text, 4), again: text }),
  (words) => (
    <Step words={words}>
      <Note tone="bad">
        <b>{words.error}</b>
        {` ${words.says}`}
      </Note>
      {words.fields.map((label) => (
        <div key={label}>
          {label}
          <Box style={{ height: '2.25rem' }} />
        </div>
      ))}
      <Press look="quiet">{words.again}</Press>
    </Step>
  ),
);

/** The same situation now: a clear message, nothing lost, and three times nearby. */
export const BookingTaken = screen(
  fields({ ...step, note: text, times: list(time, 4), fields: list(entry, 4), book: text }),
  (words) => (
    <Step at={2} words={words}>
      <Note>{words.note}</Note>
      <Times times={words.times} chosen={1} />
      <div>
        <Entries words={words.fields} renderEnd={(kept) => <Chip tone="on">{kept}</Chip>} />
      </div>
      <Press>{words.book}</Press>
    </Step>
  ),
);

/** No free times: what the clinic does then, with a time for it. */
export const BookingNone = screen(
  fields({ ...step, about: text, note: text, ways: list(entry, 3), ring: text }),
  (words) => (
    <Step at={2} words={words}>
      <p className="app-quiet">{words.about}</p>
      <Note>{words.note}</Note>
      <div>
        <Entries words={words.ways} />
      </div>
      <Press>{words.ring}</Press>
    </Step>
  ),
);
