import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../src/store/accept.ts';
import type { Claimed, Settlement } from '../src/store/claim.ts';

export function aRow(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  const publicId = changes.publicId ?? randomUUID();
  return {
    publicId,
    name: 'Ada',
    email: 'Ada@Example.org',
    message: 'Hello',
    services: 'audits',
    fields: null,
    spamScore: 0,
    held: false,
    suspected: false,
    messageId: `<${publicId}@example.com>`,
    planned: [],
    createdAt: 1_000,
    digest: randomUUID(),
    language: null,
    idempotency: undefined,
    ...changes,
  };
}

export const keyedBy = (key: string, expiresAt = 10_000): Pick<NewEnquiry, 'idempotency'> => ({
  idempotency: { key: `idempotency:${key}`, expiresAt },
});

/** Returns what to write about a claimed delivery that `me` has sent. */
export const aSettlement = (
  claimed: Pick<Claimed, 'enquiryId'> | undefined,
  changes: Partial<Settlement> = {},
): Settlement => ({
  enquiryId: claimed?.enquiryId ?? 0,
  destination: 'mail',
  owner: 'me',
  state: 'sent',
  attempts: 1,
  pauseMs: 0,
  code: '250',
  ambiguous: false,
  ...changes,
});
