import { expect, test } from 'vitest';
import { scoreBins, tally, tallyAtThreshold } from './threshold.ts';

const items = scoreBins([
  { right: 80, wrong: 1 },
  { right: 12, wrong: 2 },
  { right: 2, wrong: 3 },
  { right: 0, wrong: 0 },
]);
const costs = { check: 4, miss: 100 };

test('bins begin at 0 and share 100 evenly', () => {
  expect(items.map(({ score }) => score)).toEqual([0, 25, 50, 75]);
});

test('everything from the threshold up is checked, and errors below it are missed', () => {
  expect(tallyAtThreshold(items, 50, 'from', costs)).toEqual({
    checked: 5,
    caught: 3,
    missed: 3,
    falseAlarms: 2,
    accuracy: 0.95,
    cost: 320,
  });
});

test('predictions below a threshold of confidence are checked', () => {
  const { checked, missed, cost } = tallyAtThreshold(items, 50, 'below', costs);
  expect({ checked, missed, cost }).toEqual({ checked: 95, missed: 3, cost: 680 });
});

test('checking nothing misses every error', () => {
  const { accuracy, cost } = tally(items, { checked: 0, caught: 0 }, costs);
  expect({ accuracy, cost }).toEqual({ accuracy: 0.94, cost: 600 });
});
