import type { FileKind } from '../src/schema/files.ts';
import type { Source } from './source.ts';

/** A file with its content. */
export type Read = { kind: FileKind; source: Source };

/** Data as an object with any fields; without fields when it is no object. */
export const fields = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
