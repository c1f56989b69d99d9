import { each, fields, list, text, type WordsOf } from './words.tsx';

// The schedule of an invented company.

const job = fields({ kind: text, since: text, where: text, note: text });

type State = 'done' | 'now' | 'late' | 'next' | 'break';

/** The working hours of the seven technicians on that day. */
export const days: [from: number, to: number, state: State][][] = [
  [
    [7.5, 9.1, 'done'],
    [9.9, 11.4, 'next'],
    [11.5, 13, 'next'],
    [14, 15.5, 'next'],
  ],
  [
    [7.2, 8.8, 'done'],
    [8.85, 9.6, 'done'],
    [9.65, 11.2, 'now'],
    [13, 15, 'next'],
  ],
  [
    [7.4, 9, 'done'],
    [9.1, 10.9, 'break'],
    [11, 12.5, 'next'],
  ],
  [
    [7, 9.4, 'done'],
    [12, 14.5, 'next'],
  ],
  [
    [7.3, 10.3, 'late'],
    [10.3, 11.8, 'next'],
    [13, 15.2, 'next'],
  ],
  [
    [7.6, 9.2, 'done'],
    [9.4, 11, 'break'],
    [12.4, 14, 'next'],
  ],
  [
    [8, 10.8, 'now'],
    [11.2, 12.4, 'next'],
    [13.4, 15.6, 'next'],
  ],
];

/** The technicians nearest to the urgent job: the fourth, fifth and third of the seven. */
export const nearest: { of: number; tone: 'plain' | 'bad' | 'off' }[] = [
  { of: 3, tone: 'plain' },
  { of: 4, tone: 'bad' },
  { of: 2, tone: 'off' },
];

const round = (blocks: number) =>
  fields({ letter: text, name: text, says: text, blocks: list(text, blocks) });

export type Round = WordsOf<ReturnType<typeof round>>;

export const desk = fields({
  title: text,
  under: text,
  /** The number of jobs: all, done, late and out of reach. */
  counts: list(text, 4),
  queue: fields({ title: text, jobs: list(job, 4), drop: text }),
  nearest: fields({ title: text, count: text, now: list(text, nearest.length) }),
  hours: list(text, 4),
  rounds: each(days.map((blocks) => round(blocks.length))),
  sheet: fields({
    title: text,
    sent: text,
    fields: list(fields({ label: text, value: text }), 6),
    under: text,
  }),
});

export type Desk = WordsOf<typeof desk>;
