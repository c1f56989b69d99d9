/** The database could not do what was asked, and nothing was half-done. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** SQLite's or PostgreSQL's code, or the driver's. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Reads a driver's error: only its code and its own words, never a row's content. */
export function storeError(error: unknown): StoreError {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return new StoreError(message, errcode === undefined ? (code ?? 'UNKNOWN') : `SQLITE_${errcode}`);
}
