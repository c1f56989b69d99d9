import { hash } from 'node:crypto';

const hashOf = (content: unknown) => hash('sha256', JSON.stringify(content), 'base64url');

/** A key under which something is known again, and from which nothing of it can be read. */
export const digest = (kind: 'idempotency' | 'acknowledgement', content: unknown): string =>
  `${kind}:${hashOf(content)}`;

/** A digest of 22 characters: the same for enquiries with the same content, and rarely for others. */
export const contentDigest = (content: unknown): string => hashOf(content).slice(0, 22);
