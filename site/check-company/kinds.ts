import { files, isOwnPage, type FileKind } from '../src/schema/files.ts';
import type { Source } from './source.ts';

/** A file with its content. */
export type Read = { kind: FileKind; source: Source };

/** Whether a file of the folder is of this kind. */
export function matches({ path }: FileKind, file: string): boolean {
  if (path === files.pages.path) return isOwnPage(file);
  const [start = '', end] = path.split('*');
  if (end === undefined) return file === path;
  return file.startsWith(start) && file.endsWith(end) && !file.slice(start.length).includes('/');
}

/** Data as an object with any fields; without fields when it is no object. */
export const fields = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
