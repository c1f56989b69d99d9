/** A database operation failed. No operation is ever half done. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** SQLite's or PostgreSQL's code, or the driver's. */
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Converts a driver's error. It keeps the driver's code and message, never a row's content. */
export function toStoreError(error: unknown): StoreError {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return new StoreError(message, errcode === undefined ? (code ?? 'UNKNOWN') : `SQLITE_${errcode}`);
}

/**
 * Whether the database answers but refuses writes: SQLite's READONLY, IOERR, FULL and CANTOPEN, and
 * PostgreSQL's read-only transaction (a standby, or `default_transaction_read_only`) and full disk.
 */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false;
  const sqlite = /^SQLITE_(\d+)$/.exec(error.code)?.[1];
  if (sqlite !== undefined) return [8, 10, 13, 14].includes(Number(sqlite) & 0xff);
  return ['25006', '53100', 'EROFS', 'EACCES', 'ENOSPC'].includes(error.code);
}
