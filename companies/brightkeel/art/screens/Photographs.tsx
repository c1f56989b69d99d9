import { App, Chip, Line, Note, Press, Signal, Track } from './Parts.tsx';
import { fields, list, screen, text, type WordsOf } from './words.tsx';
import './Photographs.css';

/** Subjects of a lift technician's photographs: a door sill, a sheave with ropes, a buffer, a controller. */
const motifs = [
  'M4 20h40M4 26h40M10 20v6M18 20v6M26 20v6M34 20v6M8 4v16M40 4v16M24 4v16',
  'M24 6a18 18 0 1 0 .1 0M24 18a6 6 0 1 0 .1 0M6 24v20M42 24v20M10 24v20M38 24v20',
  'M10 42h28M14 42v-6M34 42v-6M14 36l20-4-20-4 20-4-20-4 20-4-20-4M12 12h24M24 12V4',
  'M8 4h32v40H8zM14 10h20v8H14zM14 24h6v6h-6zM26 24h6v6h-6zM14 36h20M40 20h4v10h-4',
];

const photos = list(fields({ name: text, says: text, state: text }), motifs.length);

type State = 'sent' | 'lost' | 'waiting';
type PhotosProps = { words: WordsOf<typeof photos>; states: [share: number, state: State][] };

const Photos = ({ words, states }: PhotosProps) => (
  <div>
    {states.map(([share, state], index) => {
      const photo = words[index];
      return (
        <div key={motifs[index]} className="photo">
          <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
            <path d={motifs[index]} fill="none" stroke="currentColor" strokeWidth="1.2" />
          </svg>
          <div>
            <Line>
              <b>{photo?.name}</b>
              <Chip tone={tones[state]}>{photo?.state}</Chip>
            </Line>
            <p className="app-quiet">{photo?.says}</p>
            <Track share={share} lost={state === 'lost'} />
          </div>
        </div>
      );
    })}
  </div>
);

const tones = { sent: 'on', lost: 'bad', waiting: 'off' } as const;

/** Week 7, in a basement: each upload starts again, and is lost. */
export const PhotographsLost = screen(
  fields({ time: text, title: text, note: text, photos, again: text }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={1} />
      <p className="app-title">{words.title}</p>
      <Note tone="bad">{words.note}</Note>
      <Photos
        words={words.photos}
        states={[
          [38, 'lost'],
          [11, 'lost'],
          [56, 'lost'],
          [0, 'lost'],
        ]}
      />
      <Press look="quiet">{words.again}</Press>
    </App>
  ),
);

/** The same basement two weeks later: smaller uploads that resume after an interruption. */
export const PhotographsKept = screen(
  fields({ time: text, signal: text, title: text, note: text, photos, finish: text }),
  (words) => (
    <App look="phone">
      <Signal time={words.time} bars={0} none={words.signal} />
      <p className="app-title">{words.title}</p>
      <Note>{words.note}</Note>
      <Photos
        words={words.photos}
        states={[
          [100, 'sent'],
          [100, 'sent'],
          [61, 'waiting'],
          [0, 'waiting'],
        ]}
      />
      <Press>{words.finish}</Press>
    </App>
  ),
);
