import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { waitOf, type Cost } from './cell-rate.ts';

export type Use = {
  /** In milliseconds. */
  window: number;
  /** What each enquiry of a batch costs its networks, in the order in which they came. */
  enquiries: Cost[][];
};

// The database's own clock: those of several hosts differ.
const now = sql`(extract(epoch from statement_timestamp()) * 1000)::float8`;

/**
 * Counts a batch of enquiries for all processes on one PostgreSQL, so that they share the limits. It takes
 * one statement for the whole batch, and does not wait for the disk: the table is unlogged, and a crash
 * empties it. What turns out to be over the limit is given back.
 *
 * @returns for each, 0 when it may pass, otherwise the seconds until the next one may
 */
export async function useNetworks({ db }: Database, use: Use): Promise<number[]> {
  const { window, enquiries } = use;
  const reserved = new Map<string, number>();
  for (const { key, ms } of enquiries.flat()) reserved.set(key, (reserved.get(key) ?? 0) + ms);
  // Always in the same order, so that no two batches can wait for each other.
  const { rows } = await sql<{ key: string; even_at: number; now: number }>`
    insert into network_use as known (key, even_at)
    select key, ${now} + ms
    from unnest(${[...reserved.keys()]}::text[], ${[...reserved.values()]}::float8[]) as used (key, ms)
    order by key
    on conflict (key) do update
      set even_at = greatest(known.even_at, ${now}) + excluded.even_at - ${now}
    returning key, even_at, ${now} as now`.execute(db);

  // As it was before this batch, and then with each enquiry that passes.
  const evenAt = new Map(rows.map((row) => [row.key, row.even_at - (reserved.get(row.key) ?? 0)]));
  const at = rows[0]?.now ?? 0;
  const seconds = enquiries.map((costs) => {
    const waits = costs.map(({ key, ms }) => waitOf(evenAt.get(key) ?? 0, ms, at, window));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return Math.ceil(wait / 1_000);
    for (const { key, ms } of costs) {
      evenAt.set(key, (evenAt.get(key) ?? 0) + ms);
      reserved.set(key, (reserved.get(key) ?? 0) - ms);
    }
    return 0;
  });
  await giveBack(db, seconds, enquiries);
  return seconds;
}

async function giveBack(db: Database['db'], seconds: number[], enquiries: Cost[][]): Promise<void> {
  const unused = new Map<string, number>();
  for (const { key, ms } of enquiries.filter((_, i) => seconds[i] !== 0).flat())
    unused.set(key, (unused.get(key) ?? 0) + ms);
  if (unused.size === 0) return;
  await sql`
    insert into network_use as known (key, even_at)
    select key, ms
    from unnest(${[...unused.keys()]}::text[], ${[...unused.values()]}::float8[]) as unused (key, ms)
    order by key
    on conflict (key) do update set even_at = known.even_at - excluded.even_at`.execute(db);
}

/** Deletes the networks for which nothing counts any more; it waits for no row that is in use. */
export async function forgetNetworks({ db }: Database): Promise<void> {
  await sql`
    delete from network_use where key in (
      select key from network_use where even_at <= ${now} for update skip locked
    )`.execute(db);
}
