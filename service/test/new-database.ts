import { inject } from 'vitest';

/**
 * Creates an empty database on the PostgreSQL that all unit tests of a run share.
 *
 * @returns its URL
 */
export async function newDatabase(): Promise<string> {
  const response = await fetch(inject('databases'));
  const text = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL did not start: ${text}`);
  return text;
}
