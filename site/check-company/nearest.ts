/**
 * The known name that is nearest to a wrong one; undefined when none is near enough to be meant.
 *
 * The distance is Levenshtein's, with two swapped letters as one step (Damerau).
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, Math.floor(name.length / 3))
    ? best.candidate
    : undefined;
}

function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
