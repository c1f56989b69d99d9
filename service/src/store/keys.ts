import { hash } from 'node:crypto';

const hashOf = (content: unknown) => hash('sha256', JSON.stringify(content), 'base64url');

/** Returns a key that recognizes the same content and reveals nothing of it. */
export const digest = (kind: 'idempotency' | 'acknowledgement', content: unknown): string =>
  `${kind}:${hashOf(content)}`;

/** Returns a digest of 22 characters, the same for enquiries with the same content. */
export const contentDigest = (content: unknown): string => hashOf(content).slice(0, 22);

/** The left side of an acknowledgement's Message-ID. */
export const acknowledgementName = (publicId: string) => `${publicId}.ack`;
