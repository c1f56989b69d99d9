import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { checkCellRate, type Cost, type Networks } from './cell-rate.ts';

// The database's own clock, because those of several hosts differ.
const now = sql`(extract(epoch from statement_timestamp()) * 1000)::float8`;

/**
 * Counts a batch of enquiries for all processes on one PostgreSQL, so that they share the limits. One
 * statement counts the whole batch, and it does not wait for the disk: the table is unlogged, and a crash
 * empties it. The use of refused enquiries is given back.
 *
 * @returns for each, 0 when it may pass, otherwise the seconds until the next one may
 */
export async function useNetworks(
  { db }: Database,
  { window, enquiries }: { window: number; enquiries: Cost[][] },
): Promise<number[]> {
  const reserved = new Map<string, number>();
  for (const { key, ms } of enquiries.flat()) reserved.set(key, (reserved.get(key) ?? 0) + ms);
  // Always in the same order, so that two batches never wait for each other. The inner select sees the rows
  // as they were before this statement.
  const { rows } = await sql<{
    key: string;
    even_at: number;
    even_at_before: number | null;
    now: number;
  }>`
    insert into network_use as known (key, even_at)
    select key, ${now} + ms
    from unnest(${[...reserved.keys()]}::text[], ${[...reserved.values()]}::float8[]) as used (key, ms)
    order by key
    on conflict (key) do update
      set even_at = greatest(known.even_at, ${now}) + excluded.even_at - ${now}
    returning key, even_at, ${now} as now,
      (select even_at from network_use as old where old.key = known.key) as even_at_before`.execute(
    db,
  );

  // Starts as before this batch, then adds each enquiry that passes.
  const evenAt = new Map(rows.map((row) => [row.key, row.even_at - (reserved.get(row.key) ?? 0)]));
  const databaseNow = rows[0]?.now ?? 0;
  const recent = new Set(
    rows
      .filter((row) => (row.even_at_before ?? -Infinity) + window > databaseNow)
      .map(({ key }) => key),
  );
  const networks: Networks = {
    evenAt: (key) => evenAt.get(key) ?? 0,
    isRecent: (key) => recent.has(key),
  };
  const unused: Cost[] = [];
  const seconds = enquiries.map((costs) => {
    const { wait, chargedCosts: chargeable } = checkCellRate(costs, networks, databaseNow, window);
    const chargedCosts = wait > 0 ? [] : chargeable;
    unused.push(...costs.filter((cost) => !chargedCosts.includes(cost)));
    for (const { key, ms } of chargedCosts) {
      evenAt.set(key, (evenAt.get(key) ?? 0) + ms);
      recent.add(key);
    }
    return Math.ceil(wait / 1_000);
  });
  await giveBack(db, unused);
  return seconds;
}

async function giveBack(db: Database['db'], costs: Cost[]): Promise<void> {
  const unused = new Map<string, number>();
  for (const { key, ms } of costs) unused.set(key, (unused.get(key) ?? 0) + ms);
  if (unused.size === 0) return;
  await sql`
    insert into network_use as known (key, even_at)
    select key, ms
    from unnest(${[...unused.keys()]}::text[], ${[...unused.values()]}::float8[]) as unused (key, ms)
    order by key
    on conflict (key) do update set even_at = known.even_at - excluded.even_at`.execute(db);
}

/** Deletes networks that sent nothing for a window, in milliseconds. It skips rows in use. */
export async function deleteQuietNetworks({ db }: Database, window: number): Promise<void> {
  await sql`
    delete from network_use where key in (
      select key from network_use where even_at + ${window}::float8 <= ${now} for update skip locked
    )`.execute(db);
}
