/** Between linear and quadratic growth of the time for four times the amount, which are 4 and 16. */
export const LINEAR = 8;

/**
 * Measures how the time of `work` grows from half the amount to twice the amount. It times both amounts alternately and compares the
 * shortest times, of few runs, or of many while it is not below `LINEAR`: other work on the machine lengthens some
 * runs, and shortens none.
 */
export function growth<T>(count: number, make: (count: number) => T, work: (amount: T) => unknown) {
  const [half, twice] = [make(count / 2), make(2 * count)];
  const msOf = (amount: T) => {
    const began = performance.now();
    work(amount);
    return performance.now() - began;
  };
  let [shortest, shortestOfTwice] = [Infinity, Infinity];
  const ratio = () => shortestOfTwice / shortest;
  for (let run = 0; run < 5 || (run < 99 && ratio() >= LINEAR); run += 1) {
    shortest = Math.min(shortest, msOf(half));
    shortestOfTwice = Math.min(shortestOfTwice, msOf(twice));
  }
  return ratio();
}
