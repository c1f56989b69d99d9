import type { ClaimedDelivery } from '../store/claim.ts';
import type { Destination } from '../db/tables.ts';

/**
 * How an attempt can end. `transient` and `ambiguous` are tried again, `permanent` is not. `setup` is our configuration's
 * fault, not the delivery's: it opens the circuit and costs no attempt.
 */
export const OUTCOME_KINDS = ['sent', 'transient', 'ambiguous', 'permanent', 'setup'] as const;

export type Outcome = {
  kind: (typeof OUTCOME_KINDS)[number];
  /** An SMTP or HTTP code or the name of an error, for the row and the log; never the server's text. */
  code: string;
  /** How long the server asks us to wait, in milliseconds. */
  retryAfterMs?: number;
  smtpReply?: SmtpReply;
};

/** The parts of a mail server's reply that are logged: its enhanced status code (RFC 3463), and its own id of the mail. */
export type SmtpReply = { enhanced?: string; queueId?: string };

export type Channel = {
  destination: Destination;
  /** The line in the log for a successful delivery. */
  successMessage: string;
  /** How many deliveries may be in flight; suspected spam never takes the last place. */
  concurrency: number;
  /**
   * Delivers one enquiry. It may have arrived before: an earlier attempt may have succeeded without an answer.
   *
   * @throws an error that `outcomeOf` can read
   */
  deliver(claimed: ClaimedDelivery): Promise<Omit<Outcome, 'kind'>>;
  outcomeOf(error: unknown): Outcome;
};

// OpenSSL and Node name certificate errors after their cause.
const certificate = /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS|ALTNAME/;

/** Whether an error's name means that no delivery can succeed: the certificate or the host name is wrong. */
export const isSetupError = (name: string): boolean =>
  certificate.test(name) || /^(ENOTFOUND|EAI_AGAIN)$/.test(name);

/** Whether an error's name means that no connection was made, so that nothing can have been accepted. */
export const isConnectFailure = (name: string): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(
    name,
  );
