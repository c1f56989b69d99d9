/** Where a job is: not done, done and kept on the phone, or known to the office. */
export type JobState = 'open' | 'kept' | 'sent';

/** A job is marked as done, or taken back as long as the phone alone knows of it. */
export const marked = (states: readonly JobState[], at: number): JobState[] =>
  states.with(at, ({ open: 'kept', kept: 'open', sent: 'sent' } as const)[states[at] ?? 'open']);

/** The one that was kept first arrives. */
export function arrived(states: readonly JobState[]): JobState[] {
  const first = states.indexOf('kept');
  return first < 0 ? [...states] : states.with(first, 'sent');
}
