/** Where an enquiry goes: by mail to the company, to a program of the company, and back to the visitor. */
export const DESTINATIONS = ['mail', 'webhook', 'acknowledgement'] as const;

export type Destination = (typeof DESTINATIONS)[number];
