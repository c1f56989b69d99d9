export type ScoredItems = { score: number; right: number; wrong: number };

export type Tally = {
  checked: number;
  /** Wrong predictions that are checked, and that pass. */
  caught: number;
  missed: number;
  /** Correct predictions that are checked. */
  falseAlarms: number;
  /** The share, from 0 to 1, of wrong predictions that were checked and correct ones that were not. */
  accuracy: number;
  cost: number;
};

type Costs = { check: number; miss: number };

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** Whether a person checks a prediction with this score. */
export const isChecked = (score: number, threshold: number, side: 'from' | 'below'): boolean =>
  side === 'from' ? score >= threshold : score < threshold;

/** Converts counts in equal bins from 0 to 100 to scores. */
export const scoreBins = (bins: readonly { right: number; wrong: number }[]): ScoredItems[] =>
  bins.map((bin, index) => ({ ...bin, score: (index * 100) / bins.length }));

/** Computes the results from how many are checked and how many of those are wrong. */
export function tally(
  items: readonly ScoredItems[],
  { checked, caught }: { checked: number; caught: number },
  { check, miss }: Costs,
): Tally {
  const wrong = sum(items.map((item) => item.wrong));
  const all = wrong + sum(items.map((item) => item.right));
  const missed = wrong - caught;
  const falseAlarms = checked - caught;
  return {
    checked,
    caught,
    missed,
    falseAlarms,
    accuracy: (all - missed - falseAlarms) / all,
    cost: checked * check + missed * miss,
  };
}

export function tallyAtThreshold(
  items: readonly ScoredItems[],
  threshold: number,
  side: 'from' | 'below',
  costs: Costs,
): Tally {
  const looked = items.filter(({ score }) => isChecked(score, threshold, side));
  const caught = sum(looked.map(({ wrong }) => wrong));
  return tally(items, { checked: caught + sum(looked.map(({ right }) => right)), caught }, costs);
}
