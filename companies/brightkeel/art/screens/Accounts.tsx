import { App, Chip, Entries, entry, Listing, Press, Top } from './Parts.tsx';
import { fields, list, screen, text } from './words.tsx';

/** Whether a row of the comparison is the same on the list, differs, or is not on it. */
const compared = ['same', 'same', 'differs', 'differs', 'missing'] as const;
const tones = { same: 'bad', differs: 'on', missing: 'off' } as const;

/** A possible match on a sanctions list, before the second of two people who decide about it. */
export const MatchDecide = screen(
  fields({
    title: text,
    under: text,
    state: text,
    /** What is compared, the customer, the list. */
    head: list(text, 3),
    rows: list(list(text, 3), compared.length),
    compared: fields({ same: text, differs: text, missing: text }),
    first: fields({ title: text, fields: list(entry, 2) }),
    second: fields({ title: text, fields: list(entry, 2) }),
    other: text,
    match: text,
  }),
  (words) => (
    <App>
      <Top title={words.title} under={words.under} end={<Chip tone="off">{words.state}</Chip>} />
      <div className="app-compared">
        <Listing
          head={words.head}
          rows={words.rows.map(([what, customer, listed], index) => {
            const found = compared[index] ?? 'missing';
            return [
              what,
              customer,
              <div key="listed" className="listing-state">
                <span className={found === 'differs' ? undefined : 'listing-said'}>{listed}</span>
                <Chip tone={tones[found]}>{words.compared[found]}</Chip>
              </div>,
            ];
          })}
        />
        <div className="app-columns">
          {[words.first, words.second].map(({ title, fields: given }) => (
            <div key={title}>
              <b>{title}</b>
              <Entries words={given} />
            </div>
          ))}
        </div>
      </div>
      <div className="app-columns">
        <Press>{words.other}</Press>
        <Press look="quiet">{words.match}</Press>
      </div>
    </App>
  ),
);
