import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '../../src/config/config.ts';

type Row = Record<string, unknown>;

/** Queries a database directly, without the service. */
export async function queryDatabase(
  database: Config['database'],
  ...queries: string[]
): Promise<Row[]> {
  const rows: Row[] = [];
  if (database.kind === 'sqlite') {
    const sqlite = new DatabaseSync(database.file, { timeout: 10_000 });
    for (const query of queries) rows.push(...sqlite.prepare(query).all());
    sqlite.close();
    return rows;
  }
  const client = new pg.Client(database.url);
  await client.connect();
  for (const query of queries) rows.push(...(await client.query<Row>(query)).rows);
  await client.end();
  return rows;
}

const counts = `select
  (select count(*) from delivery) as deliveries,
  (select count(*) from enquiry where id not in (select enquiry_id from delivery)) as orphans`;

/**
 * Checks the database and returns the ids of the enquiries, the number of deliveries, and how many enquiries have
 * none.
 */
export async function inspectDatabase(database: Config['database']) {
  // PostgreSQL has no such check.
  const check = database.kind === 'sqlite' ? 'pragma integrity_check' : "select 'ok'";
  const [sound = {}, found = {}, ...rows] = await queryDatabase(
    database,
    check,
    counts,
    'select public_id from enquiry',
  );
  return {
    ids: new Set(rows.map((row) => String(row.public_id))),
    deliveries: Number(found.deliveries),
    orphans: Number(found.orphans),
    integrity: String(Object.values(sound)[0]),
  };
}

const holder = `
const { DatabaseSync } = require('node:sqlite');
const sqlite = new DatabaseSync(process.argv[1], { timeout: 5_000 });
sqlite.exec('begin immediate');
console.log('held');
setTimeout(() => { sqlite.exec('rollback'); sqlite.close(); }, Number(process.argv[2]));
`;

/**
 * Locks a SQLite file against writers from other processes.
 *
 * @returns when the lock is held; `released` resolves when it is released
 */
export async function holdLock(file: string, ms: number): Promise<{ released: Promise<unknown> }> {
  const child = spawn(process.execPath, ['-e', holder, file, String(ms)]);
  const released = new Promise((resolve) => child.on('close', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.on('close', () => reject(new Error('the lock could not be taken')));
  });
  return { released };
}
