import type { Checkboxes } from '@frontage/contract/company-facts';

/** What the parts of an enquiry are called, in the mail and in the operator's command. */
export const LABELS = {
  name: 'Name',
  email: 'Email',
  services: 'Needs help with',
  createdAt: 'Sent',
  publicId: 'Enquiry',
  marked: 'Marked',
  toReply: 'To reply',
  state: 'State',
  attempts: 'Attempts',
  nextAt: 'Next attempt',
  sentAt: 'Delivered',
  lastCode: 'Last answer',
  ambiguous: 'Broken off',
  spamScore: 'Spam score',
} as const;

/**
 * The ticked services in words. One that the form has no longer is called by its key.
 *
 * @param keys with commas between, as stored
 */
export function servicesInWords(keys: string, checkboxes: Checkboxes): string {
  const labels = new Map(Object.entries(checkboxes));
  return keys
    .split(',')
    .map((key) => labels.get(key) ?? key)
    .join(', ');
}
