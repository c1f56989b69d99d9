import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@frontage/contract/enquiry';
import type { NewEnquiry } from '../store/accept.ts';
import { contentDigest, digest } from '../store/insert-enquiries.ts';
import { MARK_AT, spamScore } from './spam-score.ts';

/** Where enquiries go, according to the settings. */
export type Destinations = {
  mailDomain: string;
  webhook: boolean;
  /** Whether the visitor at an address is acknowledged now; undefined when nobody is. */
  acknowledges: ((email: string, now: number) => boolean) | undefined;
};

/** How long a repeated Idempotency-Key counts as a duplicate, in milliseconds. */
export const KEY_KNOWN_MS = 24 * 60 * 60_000;

export type Context = {
  now: number;
  destinations: Destinations;
  /** The tag of the page's language; null on a site in one language. */
  language: string | null;
  idempotencyKey: string | undefined;
  /** A field was filled in that no person sees. */
  isHoneypotFilled: boolean;
};

/** Makes the row for an enquiry that fits the contract. */
export function newEnquiry(enquiry: Enquiry, context: Context): NewEnquiry {
  const { now, destinations, language, idempotencyKey, isHoneypotFilled } = context;
  const content = {
    name: storable(enquiry.name),
    email: storable(enquiry.email),
    message: storable(enquiry.message),
    services: Object.keys(enquiry.services)
      .filter((key) => enquiry.services[key])
      .join(','),
  };
  const { form } = enquiry;
  const answers = form ? { form, ...enquiry.fields } : enquiry.fields;
  const fields = answers ? storable(JSON.stringify(answers)) : null;
  const publicId = newPublicId(now);
  const score = spamScore(enquiry);
  const suspected = score >= MARK_AT;
  return {
    publicId,
    ...content,
    fields,
    spamScore: score,
    held: isHoneypotFilled,
    suspected,
    messageId: `<${publicId}@${destinations.mailDomain}>`,
    planned: [
      ...(destinations.webhook ? (['webhook'] as const) : []),
      // An answer to what is marked or held would tell a robot that the address works.
      ...(!isHoneypotFilled && !suspected && destinations.acknowledges?.(content.email, now)
        ? (['acknowledgement'] as const)
        : []),
    ],
    createdAt: now,
    digest: contentDigest(fields === null ? content : { ...content, fields }),
    language,
    idempotency:
      idempotencyKey === undefined
        ? undefined
        : { key: digest('idempotency', idempotencyKey), expiresAt: now + KEY_KNOWN_MS },
  };
}

/** PostgreSQL takes no NUL in text, and neither database takes half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * The time and 80 random bits, in lower case: usable as a file name and as the left side of a Message-ID.
 * The time comes first, so that new rows are neighbours in the index: a commit then writes half as much.
 */
function newPublicId(now: number): string {
  const random = randomUUID();
  return `${now.toString(36)}${random.slice(0, 8)}${random.slice(-12)}`;
}
