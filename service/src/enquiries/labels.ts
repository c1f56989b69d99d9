import { SERVICE_LABELS, type ServiceKey } from '@frontage/contract/services';

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
 * The ticked services in words.
 *
 * @param keys with commas between, as stored
 */
export function servicesInWords(keys: string): string {
  return keys
    .split(',')
    .filter((key): key is ServiceKey => key in SERVICE_LABELS)
    .map((key) => SERVICE_LABELS[key])
    .join(', ');
}
