import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@frontage/contract/enquiry';
import type { NewEnquiry } from '../store/accept.ts';
import { contentDigest, digest } from '../store/keys.ts';
import { DAY } from '../system/clock.ts';
import { isSuspected } from './suspicion.ts';

export type Destinations = {
  messageIdDomain: string;
  webhook: boolean;
  /** Whether the visitor at an address gets an acknowledgement now; undefined if acknowledgements are off. */
  acknowledges: ((email: string, now: number) => boolean) | undefined;
};

/** How long a repeated Idempotency-Key counts as a duplicate, in milliseconds. */
export const KEY_KNOWN_MS = DAY;

type EnquiryContext = {
  now: number;
  destinations: Destinations;
  language: string | null;
  idempotencyKey: string | undefined;
  isHoneypotFilled: boolean;
};

/** Returns the row to store for a valid enquiry. */
export function newEnquiry(enquiry: Enquiry, context: EnquiryContext): NewEnquiry {
  const { now, destinations, language, idempotencyKey, isHoneypotFilled } = context;
  const content = {
    name: toStorableText(enquiry.name),
    email: toStorableText(enquiry.email),
    message: toStorableText(enquiry.message),
    services: Object.keys(enquiry.services)
      .filter((key) => enquiry.services[key])
      .join(','),
  };
  const { form } = enquiry;
  const answers = form ? { form, ...enquiry.fields } : enquiry.fields;
  const fields = answers ? toStorableText(JSON.stringify(answers)) : null;
  const publicId = newPublicId(now);
  const suspected = isSuspected(enquiry);
  return {
    publicId,
    ...content,
    fields,
    held: isHoneypotFilled,
    suspected,
    messageId: `<${publicId}@${destinations.messageIdDomain}>`,
    planned: [
      ...(destinations.webhook ? (['webhook'] as const) : []),
      // To answer a suspected or held enquiry would tell a robot that the address works.
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

/** PostgreSQL refuses NUL in text, and both databases refuse lone surrogates. */
const toStorableText = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * Returns the time and 80 random bits in lower case: a valid file name and left side of a Message-ID. The
 * time comes first so that new rows are neighbors in the index, which halves what a commit writes.
 */
function newPublicId(now: number): string {
  const random = randomUUID();
  return `${now.toString(36)}${random.slice(0, 8)}${random.slice(-12)}`;
}
