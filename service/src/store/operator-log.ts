import type { Database } from '../db/database.ts';

/** What an operator did: the command without addresses, and the number of enquiries. */
export type LogEntry = { at: number; who: string; command: string; affected: number };

export async function writeLog({ db }: Database, entry: LogEntry): Promise<void> {
  await db.insertInto('operator_log').values(entry).execute();
}

export const readLog = ({ db }: Database, limit: number): Promise<LogEntry[]> =>
  db.selectFrom('operator_log').selectAll().orderBy('at', 'desc').limit(limit).execute();

/** Deletes entries older than a time, in milliseconds since 1970. */
export async function deleteOldLog({ db }: Database, before: number): Promise<void> {
  await db.deleteFrom('operator_log').where('at', '<', before).execute();
}
