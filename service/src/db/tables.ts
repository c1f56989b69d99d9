import type { Generated } from 'kysely';

/** Where an enquiry goes: by mail to the company, to a program of the company, and back to the visitor. */
export const DESTINATIONS = ['mail', 'webhook', 'acknowledgement'] as const;

export type Destination = (typeof DESTINATIONS)[number];

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
    message: string;
    /** The ticked services' keys, with commas between. */
    services: string;
    /** The answers to fields that the company has added, as JSON; null where it had added none. */
    fields: string | null;
    spam_score: number;
    created_at: number;
    /** Identifies its content. */
    digest: string;
    /** The tag of the page's language; null on a site in one language. */
    language: string | null;
  };
  /** One row for each destination of an enquiry. */
  delivery: {
    enquiry_id: number;
    destination: Destination;
    state: DeliveryState;
    /** 1 for what looks like spam: it goes marked, after the usual ones. */
    suspected: Generated<number>;
    /** Attempts that count; those that an open circuit cost are not among them. */
    attempts: Generated<number>;
    next_at: number;
    lease_owner: string | null;
    lease_until: number | null;
    message_id: string;
    /** The SMTP or HTTP code, or the kind of error, of the last attempt; never text of the server. */
    last_code: string | null;
    /** How often a connection broke when the other side may already have accepted it. */
    ambiguous: Generated<number>;
    sent_at: number | null;
  };
  dedupe: { key: string; enquiry_id: number; expires_at: number };
  /** What operators did: no visitor's name, address or words. */
  operator_log: {
    at: number;
    /** The system's user and host. */
    who: string;
    command: string;
    /** How many enquiries. */
    affected: number;
  };
  /** One row: the time that retention has seen pass. */
  retention_clock: { id: 1; at: number };
  /** What Kysely's migrator has applied. */
  kysely_migration: { name: string; timestamp: string };
};
