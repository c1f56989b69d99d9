/**
 * Measures how the time of `work` grows when the amount doubles: 2 is linear, 4 is quadratic. It times both amounts
 * alternately and takes the median of their ratios, of few runs, or of many if it is 3 or more, so that a busy
 * machine does not matter.
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
