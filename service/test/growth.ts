/**
 * Measures how the time of `work` grows when the amount doubles: 2 is linear, 4 is quadratic. It times both amounts
 * alternately and compares the shortest times, of few runs, or of many if they are 3 or more apart: other work on the
 * machine lengthens some runs, and shortens none.
 */
export function growth<T>(count: number, make: (count: number) => T, work: (of: T) => unknown) {
  const [once, twice] = [make(count), make(2 * count)];
  let [shortest, shortestOfTwice] = [Infinity, Infinity];
  const ratio = () => shortestOfTwice / shortest;
  for (let run = 0; run < 5 || (run < 99 && ratio() >= 3); run += 1) {
    shortest = Math.min(
      shortest,
      msOf(() => work(once)),
    );
    shortestOfTwice = Math.min(
      shortestOfTwice,
      msOf(() => work(twice)),
    );
  }
  return ratio();
}

function msOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
