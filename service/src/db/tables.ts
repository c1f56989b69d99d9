import type { Generated } from 'kysely';
import type { Destination } from './destinations.ts';

/**
 * `queued → sending → sent`; back to `queued` on a transient answer; `failed` for good; `held` when the
 * honeypot was filled in.
 */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'held';

/** All times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: {
    id: Generated<number>;
    public_id: string;
    name: string;
    email: string;
    /** Trimmed and in lower case: what `export` and `erase` look for. */
    email_norm: string;
    message: string;
    /** The ticked services' keys, with commas between. */
    services: string;
    spam_score: number;
    created_at: number;
    /** What its content is known by; nothing for those that came before there was one. */
    digest: string | null;
  };
  /** One row for each destination of an enquiry. */
  delivery: {
    enquiry_id: number;
    destination: Destination;
    state: DeliveryState;
    /** 1 for what looks like spam: it goes marked, after the usual ones. */
    suspected: Generated<number>;
    /** Attempts that counted; what an open circuit cost is not among them. */
    attempts: Generated<number>;
    next_at: number;
    lease_owner: string | null;
    lease_until: number | null;
    message_id: string;
    /** The SMTP or HTTP code, or the kind of error, of the last attempt; never the server's words. */
    last_code: string | null;
    /** How often a connection broke when the other side may already have taken it. */
    ambiguous: Generated<number>;
    sent_at: number | null;
    /** Of the mail's: the destinations whose deliveries are still to be made, with commas between. */
    planned: Generated<string | null>;
  };
  dedupe: { key: string; enquiry_id: number; expires_at: number };
  /** What operators did, and no content of it. */
  operator_log: {
    id: string;
    at: number;
    who: string;
    command: string;
    /** Enquiries. */
    affected: number;
    /** With commas between. */
    public_ids: string;
    /** A digest of whom it was about. */
    subject: string | null;
  };
  migration: { name: string; applied_at: number };
};
