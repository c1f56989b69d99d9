import { fields, list, screen, text } from './screens/words.tsx';

/** The indexes of the three fields that nobody reads. */
const unread = [2, 3, 4];

/** The job sheet on the day when nine fields became six. */
export const JobSheetDetail = screen(
  fields({ fields: list(fields({ label: text, value: text }), 9) }),
  (words) =>
    words.fields.map(({ label, value }, index) => (
      <div key={label} className="flex justify-between gap-4 border-b border-line py-0.5">
        {unread.includes(index) ? <s className="text-accent">{label}</s> : label}
        <span className={unread.includes(index) ? 'text-accent' : 'font-semibold'}>{value}</span>
      </div>
    )),
);

const photographs: [share: number, bar: string, words: string][] = [
  [38, 'block h-1 bg-accent', 'text-accent'],
  [56, 'block h-1 bg-accent', 'text-accent'],
  [100, 'block h-1 bg-ink', ''],
  [61, 'block h-1 bg-ink', ''],
];

/** Photographs in a basement, before and after. */
export const PhotographsDetail = screen(
  fields({ photos: list(text, photographs.length) }),
  ({ photos }) =>
    photographs.map(([share, bar, words], index) => (
      <div key={photos[index]} className="py-1">
        <span className={words}>{photos[index]}</span>
        <span className="block bg-line">
          <span className={bar} style={{ width: `${share}%` }} />
        </span>
      </div>
    )),
);
