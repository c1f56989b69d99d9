import { App, Chip, Entries, entry, Line, Listing, Note, Press, Signal, Top } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';
import './SpareParts.css';

/** Where the number of each part is on the drawing, in hundredths, and where its line ends. */
const balloons = [
  { at: [9, 12], to: [15, 30] },
  { at: [33, 15], to: [33, 39] },
  { at: [71, 13], to: [64.5, 33] },
  { at: [85, 50], to: [73, 56] },
  { at: [85, 70], to: [70, 65] },
  { at: [22, 93], to: [32, 86] },
] as const;
const chosen = 3;

/** A station that forms, fills and seals bags, from its side: reel, rollers, shoulder, jaws, knife and belt. */
const Station = () => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <g className="station">
      <path d="M4 78H96M8 78V97M92 78V97M50 20V10H78V20" />
      <path d="M15 49a12 19 0 1 0 0-38a12 19 0 1 0 0 38M15 35a3 5 0 1 0 0-10a3 5 0 1 0 0 10" />
      <path d="M27 30L30 46a4 6 0 1 0 7-6L41 30a4 6 0 1 1 6-6L56 32" />
      <path d="M54 30H68L64 40V74M54 30L58 40V74" />
      <path d="M52 52H57V60H52ZM65 65H70V68H65ZM52 65H57V68H52ZM46 56H52M46 66H52" />
      <path d="M28 84a3.5 5.5 0 1 0 7 0a3.5 5.5 0 1 0-7 0M84 84a3.5 5.5 0 1 0 7 0a3.5 5.5 0 1 0-7 0M31.5 78.5H87.5M31.5 89.5H87.5" />
      <path d="M57 70H65V78H57ZM72 70H80V78H72ZM40 70H48V78H40Z" />
    </g>
    <path className="station-chosen" d="M65 52H70V60H65ZM70 56H76" />
    {balloons.map(({ at, to }, part) => (
      <path
        key={part}
        className={part === chosen ? 'station-line station-chosen' : 'station-line'}
        d={`M${at.join(' ')}L${to.join(' ')}`}
      />
    ))}
  </svg>
);

/** One machine as it is today: what is pressed on the drawing is marked in its list, with what SAP says of it. */
export const PartsDrawing = screen(
  fields({
    title: text,
    under: text,
    states: list(text, 2),
    /** Position, part, when it leaves, price, number. */
    head: list(text, 5),
    parts: list(list(text, 5), balloons.length),
    chosen: fields({ title: text, fields: list(entry, 3), order: text }),
  }),
  ({ states: [answers, rebuilt], ...words }) => (
    <App>
      <Top
        title={words.title}
        under={words.under}
        end={
          <>
            <Chip tone="on">{answers}</Chip>
            <Chip>{rebuilt}</Chip>
          </>
        }
      />
      <div className="parts">
        <div className="parts-drawing">
          <Station />
          {words.parts.map(([position], at) => (
            <b
              key={position}
              className={at === chosen ? 'parts-balloon parts-balloon-chosen' : 'parts-balloon'}
              style={{ left: `${balloons[at]?.at[0]}%`, top: `${balloons[at]?.at[1]}%` }}
            >
              {position}
            </b>
          ))}
        </div>
        <div>
          <Listing head={words.head} rows={words.parts} figures={[3]} marked={chosen} />
          <div className="parts-chosen">
            <p className="app-title">{words.chosen.title}</p>
            <Entries words={words.chosen.fields} />
          </div>
          <Press>{words.chosen.order}</Press>
        </div>
      </div>
    </App>
  ),
);

const sheet = { time: text, title: text, state: text, note: text, press: text };

/** An order in a hall without a signal: parts without a price, since only SAP has one. */
export const PartsOffline = screen(
  fields({ ...sheet, signal: text, fields: list(entry, 4) }),
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
      <Press>{words.press}</Press>
    </App>
  ),
);

/** A machine that was rebuilt after its list was written: what is on its nameplate goes to a person. */
export const PartsRebuilt = screen(
  fields({ ...sheet, fields: list(entry, 4), other: text }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={3} />
      <Line>
        <p className="app-title">{words.title}</p>
        <Chip tone="bad">{words.state}</Chip>
      </Line>
      <div>
        <Entries words={words.fields} />
      </div>
      <Note tone="bad">{words.note}</Note>
      <Press look="quiet">{words.other}</Press>
      <Press>{words.press}</Press>
    </App>
  ),
);
