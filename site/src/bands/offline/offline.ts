/** The state of a job: not done, done and stored on the phone, or received by the office. */
export type JobState = 'open' | 'kept' | 'sent';

/** Marks a job as done, or undoes that while only the phone knows about it. */
export const toggleDone = (states: readonly JobState[], index: number): JobState[] =>
  states.with(
    index,
    ({ open: 'kept', kept: 'open', sent: 'sent' } as const)[states[index] ?? 'open'],
  );

/** Sends the first job that the phone has stored. */
export function sendFirstStored(states: readonly JobState[]): JobState[] {
  const first = states.indexOf('kept');
  return first < 0 ? [...states] : states.with(first, 'sent');
}
