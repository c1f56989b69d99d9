import { App, Beside, Box, Chip, Entries, entry, Line, Note, Press, Signal } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';
import './JobSheet.css';

/** The indexes of the three unread fields: the depot's code, the van's mileage and the weather. */
const unread = [2, 3, 4];

/** The sheet of week 2: nine fields, and what two days showed about three of them. */
export const JobSheetNine = screen(
  fields({
    time: text,
    title: text,
    fields: list(fields({ label: text, value: text }), 9),
    back: text,
    send: text,
    note: text,
  }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={3} />
      <p className="app-title">{words.title}</p>
      <div>
        {words.fields.map(({ label, value }, index) => (
          <div
            key={label}
            className={unread.includes(index) ? 'sheet-small sheet-small-unread' : 'sheet-small'}
          >
            <span>{label}</span>
            <Box>{unread.includes(index) ? <s>{value}</s> : value}</Box>
          </div>
        ))}
      </div>
      <Beside count={2}>
        <Box>{words.back}</Box>
        <Box>{words.send}</Box>
      </Beside>
      <Note tone="bad">{words.note}</Note>
    </App>
  ),
);

/** The sheet since week 3: six fields and buttons large enough for gloves, stored on the phone. */
export const JobSheetSix = screen(
  fields({
    time: text,
    signal: text,
    title: text,
    state: text,
    note: text,
    fields: list(entry, 4),
    question: text,
    off: text,
    safe: text,
    finish: text,
  }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={0} none={words.signal} />
      <Line>
        <p className="app-title">{words.title}</p>
        <Chip tone="off">{words.state}</Chip>
      </Line>
      <Note>{words.note}</Note>
      <div>
        <Entries words={words.fields} />
      </div>
      <p className="app-quiet">{words.question}</p>
      <Beside count={2}>
        <Press look="quiet">{words.off}</Press>
        <Press look="chosen">{words.safe}</Press>
      </Beside>
      <Press>{words.finish}</Press>
    </App>
  ),
);
