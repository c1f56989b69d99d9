import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../src/store/accept.ts';
import type { ClaimedDelivery, Settlement } from '../src/store/claim.ts';

export function aRow(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  const publicId = changes.publicId ?? randomUUID();
  return {
    publicId,
    name: 'Ada',
    email: 'Ada@Example.org',
    message: 'Hello',
    services: 'audits',
    fields: null,
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

/** Returns the mail about an enquiry, as it is claimed. */
export const aClaimed = (changes: Partial<ClaimedDelivery> = {}): ClaimedDelivery => ({
  enquiryId: 1,
  destination: 'mail',
  publicId: 'abc123',
  messageId: '<abc123@example.com>',
  name: 'Ada',
  email: 'ada@example.org',
  message: 'Hello',
  services: '',
  fields: null,
  suspected: false,
  language: null,
  createdAt: Date.UTC(2026, 0, 5, 10),
  attempts: 0,
  ...changes,
});

/** The parts of a mail that the company sets. */
export const mailContext = {
  from: { name: 'Our website', address: 'website@example.com' },
  to: { name: '', address: 'sales@example.com' },
  timeZone: 'UTC',
  checkboxes: {},
  fields: {},
  companyName: 'Alder & Finch',
  accent: undefined,
};

export const keyedBy = (key: string, expiresAt = 10_000): Pick<NewEnquiry, 'idempotency'> => ({
  idempotency: { key: `idempotency:${key}`, expiresAt },
});

/** Returns the settlement of a delivery that `me` has sent. */
export const aSettlement = (
  claimed: Pick<ClaimedDelivery, 'enquiryId'> | undefined,
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
