import './Letters.css';
import { App, Chip, Entries, entry, Note, Press, Top } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';

/** The state of each drug at home: two new, one paused, one stopped. */
const tones = ['on', 'on', 'bad', 'off'] as const;

/** A discharge letter before it is signed: each line with the place in the chart that it comes from. */
export const LetterDraft = screen(
  fields({
    title: text,
    under: text,
    state: text,
    lines: list(entry, 4),
    drugs: fields({
      title: text,
      list: list(fields({ name: text, state: text }), tones.length),
      same: text,
    }),
    results: fields({ title: text, fields: list(entry, 2) }),
    note: text,
    sign: text,
  }),
  ({ drugs, results, ...words }) => (
    <App>
      <Top title={words.title} under={words.under} end={<Chip tone="off">{words.state}</Chip>} />
      <div className="app-columns">
        <div>
          <Entries words={words.lines} />
        </div>
        <div>
          <b>{drugs.title}</b>
          {drugs.list.map(({ name, state }, index) => (
            <div key={name} className="app-line" style={{ marginBlockStart: '0.5rem' }}>
              <span>{name}</span>
              <Chip tone={tones[index] ?? 'plain'}>{state}</Chip>
            </div>
          ))}
          <p className="app-quiet" style={{ marginBlockStart: '0.5rem' }}>
            {drugs.same}
          </p>
        </div>
        <div className="letter-results">
          <div>
            <b>{results.title}</b>
            <Entries words={results.fields} renderEnd={(name) => <Chip tone="on">{name}</Chip>} />
          </div>
          <div className="grid content-end gap-4">
            <Note>{words.note}</Note>
            <Press>{words.sign}</Press>
          </div>
        </div>
      </div>
    </App>
  ),
);
