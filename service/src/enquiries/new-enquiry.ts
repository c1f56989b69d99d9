import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@frontage/contract/enquiry';
import type { NewEnquiry } from './accept.ts';
import { digest } from './digest.ts';
import { normaliseEmail } from './look-up.ts';
import { plannedFor, type Destinations } from './planned-for.ts';
import { MARK_AT, spamScore } from './spam-score.ts';

const minute = 60_000;

/** How long a repeated Idempotency-Key, and a repeated enquiry without one, are known again. */
export const KEY_KNOWN_MS = 24 * 60 * minute;
const PAYLOAD_KNOWN_MS = 10 * minute;

export type Circumstances = {
  now: number;
  destinations: Destinations;
  idempotencyKey: string | undefined;
  /** A field was filled in that no person sees. */
  trapped: boolean;
};

/** Makes a row of an enquiry that was checked against the contract. */
export function newEnquiry(enquiry: Enquiry, circumstances: Circumstances): NewEnquiry {
  const { now, destinations, idempotencyKey, trapped } = circumstances;
  const content = {
    name: storable(enquiry.name),
    email: storable(enquiry.email),
    message: storable(enquiry.message),
    services: Object.keys(enquiry.services)
      .filter((key) => enquiry.services[key])
      .join(','),
  };
  const publicId = newPublicId(now);
  const score = spamScore(enquiry);
  const suspected = score >= MARK_AT;
  const keys: NewEnquiry['keys'] = [
    { key: digest('payload', content), expiresAt: now + PAYLOAD_KNOWN_MS, kind: 'payload' },
  ];
  if (idempotencyKey !== undefined)
    keys.unshift({
      key: digest('idempotency', idempotencyKey),
      expiresAt: now + KEY_KNOWN_MS,
      kind: 'idempotency',
    });
  return {
    publicId,
    ...content,
    emailNorm: normaliseEmail(content.email),
    spamScore: score,
    held: trapped,
    suspected,
    messageId: `<${publicId}@${destinations.mailDomain}>`,
    planned: plannedFor({ email: content.email, isPlain: !trapped && !suspected }, destinations),
    createdAt: now,
    keys,
  };
}

// PostgreSQL takes no NUL in text, and neither database takes half a surrogate pair.
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * Time and 80 random bits, in lower case: fit for a file name and for the left side of a Message-ID.
 * Time first, so that new rows stand beside each other in the index: that spares half of what a
 * commit has to write.
 */
function newPublicId(now: number): string {
  const random = randomUUID();
  return `${now.toString(36)}${random.slice(0, 8)}${random.slice(-12)}`;
}
