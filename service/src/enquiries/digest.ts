import { hash } from 'node:crypto';

/** A key under which something is known again, and from which nothing of it can be read. */
export const digest = (
  kind: 'idempotency' | 'payload' | 'acknowledgement',
  content: unknown,
): string => `${kind}:${hash('sha256', JSON.stringify(content), 'base64url')}`;
