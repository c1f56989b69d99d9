import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** The driver that Kysely's SQLite dialect needs, over `node:sqlite`. */
export function sqliteDriver(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = sqlite.prepare(text);
    // Batches differ in length, and so does their SQL: without a bound this would only grow.
    if (statements.size >= 500) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  return {
    close: () => sqlite.close(),
    prepare(text) {
      // When the disk is full, SQLite rolls back automatically; a second rollback would fail and hide the
      // error that says why.
      if (text === 'rollback' && !sqlite.isTransaction) return nothing;
      // A transaction that starts by reading cannot wait for a foreign writer (SQLITE_BUSY_SNAPSHOT);
      // one that takes the lock first can.
      const statement = prepare(text === 'begin' ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};
