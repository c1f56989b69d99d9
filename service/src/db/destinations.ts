/** Where an enquiry goes: to the company by mail, to a program of its own, and back to the visitor. */
export const DESTINATIONS = ['mail', 'webhook', 'acknowledgement'] as const;

export type Destination = (typeof DESTINATIONS)[number];
