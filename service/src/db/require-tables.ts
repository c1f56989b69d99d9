import { existsSync } from 'node:fs';
import type { Database } from './database.ts';
import { faultOf } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** What the operator's commands meet when there is nothing for them to work on. */
class NotOurs extends Error {
  readonly code: 'MISSING' | 'FOREIGN' | 'OTHER_VERSION';

  constructor(code: NotOurs['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Makes sure that a database has the tables of this very version, and changes nothing.
 *
 * @throws {NotOurs} when it has none, or those of another version
 */
export async function requireTables({ db }: Database): Promise<void> {
  const rows = await db
    .selectFrom('migration')
    .select('name')
    .execute()
    .catch((error: Error & { code?: string }) => {
      // Another program may have a table of this name; 42P01 and 42703 are PostgreSQL's words for
      // "no such table" and "no such column", and 26 is SQLite's for a file of another kind.
      if (/no such (table|column)|file is not a database/.test(error.message)) return [];
      if (error.code === '42P01' || error.code === '42703') return [];
      throw error;
    });
  const names = rows.map(({ name }) => name);
  if (!names.includes('0001-enquiry')) throw new NotOurs('FOREIGN', 'holds no enquiries of ours');
  const fault = faultOf(names);
  if (fault) throw new NotOurs('OTHER_VERSION', fault);
}

/**
 * Makes sure of the same for a SQLite file, which is neither made nor touched.
 *
 * @throws {NotOurs} when it is not there, is no database of ours, or is another version's
 */
export async function requireFile(file: string): Promise<void> {
  if (!existsSync(file)) throw new NotOurs('MISSING', 'is not there');
  const handle = openSqlite({ file, readOnly: true });
  try {
    await requireTables(handle);
  } finally {
    handle.close();
  }
}
