import type { Generated } from 'kysely';

/** `queued → sending → sent`; back to `queued` on a transient answer; `failed` for good; `held` as spam. */
export type OutboxState = 'queued' | 'sending' | 'sent' | 'failed' | 'held';

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
  };
  outbox: {
    enquiry_id: number;
    state: OutboxState;
    /** Attempts that counted; what an open circuit cost is not among them. */
    attempts: Generated<number>;
    next_at: number;
    lease_owner: string | null;
    lease_until: number | null;
    message_id: string;
    /** The SMTP code or the kind of error of the last attempt; never the server's words. */
    last_code: string | null;
    /** How often a connection broke when the server may already have taken the mail. */
    ambiguous: Generated<number>;
    sent_at: number | null;
  };
  dedupe: { key: string; enquiry_id: number; expires_at: number };
  migration: { name: string; applied_at: number };
};
