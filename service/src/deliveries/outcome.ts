/**
 * What became of an attempt: `transient` and `ambiguous` are tried again, `permanent` is not.
 * `setup` is no fault of this delivery: it opens the circuit and costs no attempt. `crowded` is none
 * either: others get through, and this one comes again soon.
 */
export type Outcome = {
  kind: 'sent' | 'transient' | 'ambiguous' | 'permanent' | 'setup' | 'crowded';
  /** An SMTP or HTTP code or the name of an error, for the row and the log; never the other side's words. */
  code: string;
  /** How long the other side asks to be left alone, in milliseconds. */
  retryAfterMs?: number;
};
