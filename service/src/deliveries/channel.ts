import type { Claimed } from '../store/claim.ts';
import type { Destination } from '../db/tables.ts';

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
  /** What the mail server said, for the log. */
  said?: Said;
};

/** An enhanced status code (RFC 3463), and the id under which the server's own log has the mail. */
export type Said = { enhanced?: string; queueId?: string };

/** Takes deliveries to one destination. */
export type Channel = {
  destination: Destination;
  /** What the log says when one has arrived. */
  arrived: string;
  /** How many deliveries may be in flight at once, now. */
  readonly concurrency: number;
  /** How many suspected ones may be, on top of those. */
  suspectedConcurrency: number;
  /**
   * Delivers one. It may be there already: an earlier attempt may have arrived without an answer.
   *
   * @returns the code of success, and what else was said
   * @throws whatever `outcomeOf` can read
   */
  deliver(claimed: Claimed): Promise<Omit<Outcome, 'kind'>>;
  outcomeOf(error: unknown): Outcome;
};

// Certificate errors of OpenSSL and Node have the cause in their name.
const certificate = /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/;

/** Whether an error's name says that nothing can get through: the certificate or the host name is wrong. */
export const isSetupError = (name: string): boolean =>
  certificate.test(name) || /^(ENOTFOUND|EAI_AGAIN)$/.test(name);

/** Whether an error's name says that no connection was made, so that nothing can have been accepted. */
export const isConnectFailure = (name: string): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(
    name,
  );
