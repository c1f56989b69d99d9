import type { CSSProperties } from 'react';
import { App, Chip, Entries, entry, Line, Listing, Note, Press, Signal, Top } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';
import './SpareParts.css';

/** The position of each part's number on the drawing, and the end of its line. */
const balloons = [
  { at: [9, 9], to: [19, 27] },
  { at: [44, 14], to: [44, 46] },
  { at: [96, 18], to: [80, 37] },
  { at: [108, 44], to: [87, 55] },
  { at: [108, 68], to: [86, 66.5] },
  { at: [112, 92], to: [100, 89] },
] as const;
const chosen = 3;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

const parts = [
  // Reel and rollers, shoulder, jaws, knife, the belt's rollers, and three bags on it.
  [circle(20, 30, 17), circle(20, 30, 4), circle(44, 46, 4), circle(56, 24, 4)],
  ['M64 34H84L78 44H70Z', 'M61 52H68V60H61ZM62 65H68V68H62ZM80 65H86V68H80Z'],
  [
    circle(34, 88, 4.5),
    circle(98, 88, 4.5),
    'M54 75H62V83.5H54ZM70 75H78V83.5H70ZM86 75H94V83.5H86Z',
  ],
].flat();
const film = 'M37 30L40 46A4 4 0 0 0 48 46L52 24A4 4 0 0 1 60 24L67 34M70 44V75M78 44V75';
const frame =
  'M34 83.5H98M34 92.5H98M46 92.5V99M86 92.5V99M20 47V99M12 99H28M61 56H52M62 66.5H52M86 66.5H94';

/** A machine that forms, fills and seals bags, from the side. */
const Station = () => (
  <svg viewBox="0 0 120 100" aria-hidden="true">
    <path className="station-film" d={film} />
    <path d={frame} />
    <path className="station-part" d={parts.join('')} />
    <path className="station-chosen" d="M80 52H87V60H80ZM87 56H96" />
    {balloons.map(({ at, to }) => (
      <path key={at[1]} className="station-line" d={`M${at.join(' ')}L${to.join(' ')}`} />
    ))}
  </svg>
);

/** The current state of a machine: the selected part is marked in its list, with data from SAP. */
export const PartsDrawing = screen(
  fields({
    title: text,
    under: text,
    states: list(text, 2),
    /** Position, part, delivery date, price, number. */
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
        <div className="parts-plate">
          <div className="parts-drawing">
            <Station />
            {words.parts.map(([position], index) => (
              <b
                key={position}
                className={
                  index === chosen ? 'parts-balloon parts-balloon-chosen' : 'parts-balloon'
                }
                style={
                  { '--x': balloons[index]?.at[0], '--y': balloons[index]?.at[1] } as CSSProperties
                }
              >
                {position}
              </b>
            ))}
          </div>
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

/** An order without a signal, which shows no prices because only SAP has them. */
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

/** A machine that was rebuilt after its list was written: the data on its nameplate goes to a person. */
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
