import type { Generated } from 'kysely';

/** Where an enquiry goes: by mail to the company, to a webhook, and as an answer to the visitor. */
export const DESTINATIONS = ['mail', 'webhook', 'acknowledgement'] as const;

export type Destination = (typeof DESTINATIONS)[number];

/**
 * `queued → sending → sent`; back to `queued` on a transient answer; `failed` for good; `held` when the
 * honeypot was filled in.
 */
export const STATES = ['queued', 'sending', 'sent', 'failed', 'held'] as const;

export type DeliveryState = (typeof STATES)[number];

/** All times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: {
    id: Generated<number>;
    public_id: string;
    name: string;
    email: string;
    message: string;
    /** Keys of the ticked services, separated by commas. */
    services: string;
    /** Answers to the company's added fields, as JSON; null when it had added none. */
    fields: string | null;
    created_at: number;
    /** A hash of the content, to recognize duplicates. */
    digest: string;
    /** The tag of the page's language; null on a site in one language. */
    language: string | null;
  };
  delivery: {
    enquiry_id: number;
    destination: Destination;
    state: DeliveryState;
    /** 1 for suspected spam, which is sent after the others. */
    suspected: Generated<number>;
    /** Attempts that count; those that an open circuit prevented do not. */
    attempts: Generated<number>;
    next_at: number;
    lease_owner: string | null;
    lease_until: number | null;
    message_id: string;
    /** The SMTP or HTTP code, or the kind of error, of the last attempt; never the server's text. */
    last_code: string | null;
    /** How often a connection broke after the other side may have accepted the delivery. */
    ambiguous: Generated<number>;
    sent_at: number | null;
  };
  dedupe: { key: string; enquiry_id: number; expires_at: number };
  /** What operators did, without any visitor's name, address or words. */
  operator_log: {
    at: number;
    who: string;
    command: string;
    affected: number;
  };
  /** One row: the time by which retention measures age. */
  retention_clock: { id: 1; at: number };
  kysely_migration: { name: string; timestamp: string };
};

/** The columns of an enquiry, with their names outside of the database. */
export const ENQUIRY_COLUMNS = [
  'public_id as publicId',
  'name',
  'email',
  'message',
  'services',
  'fields',
  'language',
  'created_at as createdAt',
] as const;
