/**
 * The outcome of an attempt. `transient` and `ambiguous` are tried again, `permanent` is not. `setup` is
 * no fault of this delivery: it opens the circuit and costs no attempt.
 */
export type Outcome = {
  kind: 'sent' | 'transient' | 'ambiguous' | 'permanent' | 'setup';
  /** An SMTP or HTTP code or the name of an error, for the row and the log; never text of the other side. */
  code: string;
  /** How long the other side asks to wait, in milliseconds. */
  retryAfterMs?: number;
};
