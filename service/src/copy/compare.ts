import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { COPIED_TABLES, readBatch, readRecord, lastKey, type CopiedTable } from './rows.ts';

export type Sum = { count: number; sha256: string };

export type Sums = Record<CopiedTable, Sum> & { lastKey: number };

/** How many rows each table has, and a checksum of all their values: the same on both databases. */
export async function sumsOf(database: Database): Promise<Sums> {
  const hashes = Object.fromEntries(
    COPIED_TABLES.map((table) => [table, { hash: createHash('sha256'), count: 0 }]),
  ) as Record<CopiedTable, { hash: ReturnType<typeof createHash>; count: number }>;
  const add = (table: CopiedTable, rows: unknown[]) => {
    for (const row of rows) hashes[table].hash.update(`${JSON.stringify(row)}\n`);
    hashes[table].count += rows.length;
  };
  let after = 0;
  for (;;) {
    const batch = await readBatch(database.db, after);
    if (!batch) break;
    for (const [table, rows] of Object.entries(batch.rows)) add(table as CopiedTable, rows);
    after = batch.last;
  }
  add('operator_log', await readRecord(database.db));
  const sums = Object.entries(hashes).map(([table, { hash, count }]) => [
    table,
    { count, sha256: hash.digest('hex') },
  ]);
  return { ...Object.fromEntries(sums), lastKey: await lastKey(database) } as Sums;
}

/** The tables that differ between the two sides, in words; undefined when none does. */
export function differences(source: Sums, target: Sums): string[] {
  const tables = COPIED_TABLES.filter(
    (table) =>
      source[table].count !== target[table].count || source[table].sha256 !== target[table].sha256,
  ).map((table) => `${table} (${source[table].count} and ${target[table].count} rows)`);
  return source.lastKey === target.lastKey ? tables : [...tables, 'the last key'];
}
