import { App, Chip, Entries, entry, Huge, Listing, Note, Press, Signal, Top } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';
import './CareList.css';

/** The upper readings of six patients over two weeks, and their limits; the last one has stopped measuring. */
const patients = [
  { limit: 150, tops: [141, 144, 139, 146, 143, 148, 145, 152, 149, 155, 161, 158, 174, 182] },
  { limit: 145, tops: [138, 136, 141, 139, 137, 142, 140, 138, 147, 144, 151, 158, 163, 171] },
  { limit: 150, tops: [137, 135, 139, 136, 134, 138, 135, 137, 136, 138, 134, 137, 136, 168] },
  { limit: 155, tops: [149, 152, 147, 150, 158, 153, 149, 151, 148, 153, 150, 152, 154, 158] },
  { limit: 150, tops: [139, 142, 138, 144, 141, 140, 146, 143, 145, 147, 144, 146, 148, 149] },
  { limit: 150, tops: [142, 139, 144, 141, 146, 143, 140, 144, 142, 145, 143] },
];
const tones = ['bad', 'on', 'off', 'on', 'plain', 'off'] as const;

const first = patients.slice(0, 1);

/** Draws each reading from its lower to its upper value, in red above the limit. */
const Readings = ({ limit, tops }: (typeof patients)[number]) => (
  <svg viewBox="0 0 140 130" preserveAspectRatio="none" aria-hidden="true" className="readings">
    <path d={`M0 ${190 - limit}H140`} stroke="var(--color-muted)" strokeDasharray="3 3" />
    {tops.map((top, index) => (
      <path
        key={index}
        d={`M${index * 10 + 5} ${190 - top}V${190 - top * 0.6}`}
        stroke={top > limit ? 'var(--color-highlight)' : 'currentColor'}
        className="readings-one"
      />
    ))}
  </svg>
);

/** The nurses' list in the morning: who is above a limit, and what a nurse needs before she calls the first. */
export const CareList = screen(
  fields({
    title: text,
    under: text,
    counts: list(text, 3),
    /** Patient, last reading, state, fourteen days, limit, clinic. */
    head: list(text, 6),
    patients: list(list(text, 5), patients.length),
    chosen: fields({
      title: text,
      under: text,
      fields: list(entry, 4),
      call: text,
      note: text,
    }),
  }),
  ({ counts: [over, called, open], chosen, ...words }) => (
    <App>
      <Top
        title={words.title}
        under={words.under}
        end={
          <>
            <Chip tone="bad">{over}</Chip>
            <Chip tone="on">{called}</Chip>
            <Chip tone="off">{open}</Chip>
          </>
        }
      />
      <div className="care">
        <Listing
          head={words.head}
          rows={words.patients.map(([name, reading, state, ...rest], index) => [
            name,
            <b key="reading">{reading}</b>,
            <Chip key="state" tone={tones[index] ?? 'plain'}>
              {state}
            </Chip>,
            patients
              .slice(index, index + 1)
              .map((patient) => <Readings key={index} {...patient} />),
            ...rest,
          ])}
          marked={0}
        />
        <div className="care-chosen">
          <p className="app-title">{chosen.title}</p>
          <p>{chosen.under}</p>
          {first.map((one) => (
            <Readings key={one.limit} {...one} />
          ))}
          <div className="care-facts">
            <Entries words={chosen.fields} />
          </div>
          <div className="care-ways">
            <Press look="chosen">{chosen.call}</Press>
            <Press look="quiet">{chosen.note}</Press>
          </div>
        </div>
      </div>
    </App>
  ),
);

const reading = { time: text, title: text, reading: text, says: text, note: text };

/** The first weeks: every reading was filed for the patient who had been given the cuff. */
export const ReadingFiled = screen(
  fields({ ...reading, fields: list(entry, 2), done: text }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={4} />
      <p className="app-title">{words.title}</p>
      <Huge>{words.reading}</Huge>
      <p>{words.says}</p>
      <div>
        <Entries words={words.fields} />
      </div>
      <Note tone="bad">{words.note}</Note>
      <Press look="quiet">{words.done}</Press>
    </App>
  ),
);

/** The same reading now: it differs from the others, so it waits until somebody says whose it is. */
export const ReadingWhose = screen(fields({ ...reading, whose: list(text, 3) }), (words) => (
  <App look="phone">
    <Signal time={words.time} bars={4} />
    <p className="app-title">{words.title}</p>
    <Huge>{words.reading}</Huge>
    <p>{words.says}</p>
    <Note>{words.note}</Note>
    <div className="grid gap-2">
      {words.whose.map((name, index) => (
        <Press key={name} look={index === 1 ? 'chosen' : 'quiet'}>
          {name}
        </Press>
      ))}
    </div>
  </App>
));
