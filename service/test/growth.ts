/**
 * How many times as long something takes for twice as much: 2 where the time grows with the amount, 4 where
 * it grows with its square. Both are timed in turn and the median of their ratios counts, of few runs or, if
 * it is 3 or more, of many: so a busy machine makes no difference.
 */
export function growth<T>(count: number, make: (count: number) => T, work: (of: T) => unknown) {
  const [once, twice] = [make(count), make(2 * count)];
  const ratios: number[] = [];
  const median = () => ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Infinity;
  while (ratios.length < 3 || (ratios.length < 99 && median() >= 3))
    ratios.push(msOf(() => work(twice)) / msOf(() => work(once)));
  return median();
}

function msOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
