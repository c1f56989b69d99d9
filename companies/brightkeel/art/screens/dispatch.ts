// A day of an invented firm: nobody here is real.

export type Job = {
  id: string;
  lift: string;
  kind: string;
  where: string;
  since: string;
  /** Why it cannot wait. */
  urgent?: string;
};

export const jobs: Job[] = [
  {
    id: 'Job 4493',
    lift: '1180',
    kind: 'Stuck between floors',
    where: '6 Quay Street',
    since: '4 min',
    urgent: 'Somebody is inside. D is nearest, 11 min.',
  },
  { id: 'Job 4490', lift: '0334', kind: 'Noise', where: '41 Mill Lane', since: '26 min' },
  { id: 'Job 4488', lift: '2051', kind: 'Yearly test', where: '2 Harbour Square', since: '1 h' },
  { id: 'Job 4479', lift: '0702', kind: 'Door repair', where: '18 Fuller Road', since: '2 h' },
];

type State = 'done' | 'now' | 'late' | 'next' | 'break';

export type Round = {
  letter: string;
  name: string;
  says: string;
  blocks: [from: number, to: number, what: string, state: State][];
};

export const rounds: Round[] = [
  {
    letter: 'A',
    name: 'Aalto',
    says: 'on the way',
    blocks: [
      [7.5, 9.1, '0221', 'done'],
      [9.9, 11.4, '0224 service', 'next'],
      [11.5, 13, '0230', 'next'],
      [14, 15.5, '1907', 'next'],
    ],
  },
  {
    letter: 'B',
    name: 'Duarte',
    says: 'at 0918',
    blocks: [
      [7.2, 8.8, '0912', 'done'],
      [8.85, 9.6, '0917', 'done'],
      [9.65, 11.2, '0918 service', 'now'],
      [13, 15, '1140', 'next'],
    ],
  },
  {
    letter: 'C',
    name: 'Ferro',
    says: 'no signal since 9:14',
    blocks: [
      [7.4, 9, '1502', 'done'],
      [9.1, 10.9, '1508 in a shaft', 'break'],
      [11, 12.5, '1511', 'next'],
    ],
  },
  {
    letter: 'D',
    name: 'Lindqvist',
    says: 'free, 11 min away',
    blocks: [
      [7, 9.4, '0660 repair', 'done'],
      [12, 14.5, '0671 test', 'next'],
    ],
  },
  {
    letter: 'E',
    name: 'Marsh',
    says: '35 min behind',
    blocks: [
      [7.3, 10.3, '1333 repair', 'late'],
      [10.3, 11.8, '1340', 'next'],
      [13, 15.2, '1341 test', 'next'],
    ],
  },
  {
    letter: 'F',
    name: 'Okoye',
    says: 'no signal since 9:31',
    blocks: [
      [7.6, 9.2, '0415', 'done'],
      [9.4, 11, '0419 in a pit', 'break'],
      [12.4, 14, '0420', 'next'],
    ],
  },
  {
    letter: 'G',
    name: 'Tanaka',
    says: 'at 2013',
    blocks: [
      [8, 10.8, '2013 service', 'now'],
      [11.2, 12.4, '2016', 'next'],
      [13.4, 15.6, '2020', 'next'],
    ],
  },
];

const round = (letter: string): Round => {
  const found = rounds.find((one) => one.letter === letter);
  if (!found) throw new Error(`Nobody has the letter ${letter}.`);
  return found;
};

/** Who is nearest to the job that cannot wait, with what each is on at 9:42. */
export const nearest: { round: Round; now: string; tone: 'plain' | 'bad' | 'off' }[] = [
  { round: round('D'), now: 'Nothing until 12:00', tone: 'plain' },
  { round: round('E'), now: '1333 repair', tone: 'bad' },
  { round: round('C'), now: '1508 in a shaft', tone: 'off' },
];
