export type Counts = { passed: number; failed: number; skipped: number };

/** The line that every script that tests ends with: `N passed, N failed`, and what was skipped. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function sum(all: Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((so, one) => so + one[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
