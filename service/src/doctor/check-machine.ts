import { existsSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { MIN_FREE_BYTES } from '../observe/health-routes.ts';
import { createFindings, type Finding } from './finding.ts';

const MEGABYTE = 1_000_000;

/** With less free space, in bytes, an operator should make room. */
const LOW_FREE_BYTES = 500 * MEGABYTE;

/** A larger difference between clocks, in milliseconds, makes due times and dates wrong. */
const CLOCK_TOLERANCE_MS = 5_000;

/** Returns the nearest existing folder: the path itself may not exist yet. */
function nearestExistingFolder(path: string): string {
  return existsSync(path) ? path : nearestExistingFolder(dirname(path));
}

/** Checks the free space for the database and for mails written as files. */
export async function checkDisk(config: Config): Promise<Finding> {
  const { ok, warning, fault } = createFindings('disk');
  const folder = nearestExistingFolder(
    config.database.kind === 'sqlite' ? dirname(config.database.file) : config.mailDir,
  );
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const summary = `${Math.round(free / MEGABYTE)} MB free at ${folder}`;
  if (free < MIN_FREE_BYTES)
    return fault(
      summary,
      '/readyz answers 503, and enquiries are refused once the disk is full',
      'make room; no restart is needed',
    );
  if (free < LOW_FREE_BYTES)
    return warning(
      summary,
      `under ${MIN_FREE_BYTES / MEGABYTE} MB /readyz answers 503, and enquiries may not fit`,
      'make room, or move the data',
    );
  return ok(summary);
}

/** Checks that the service can write its files, and that nobody else can read them. */
export async function checkPermissions(config: Config, env: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { ok, warning, fault } = createFindings('permissions');
  const writtenPaths = [
    ...(config.database.kind === 'sqlite'
      ? [config.database.file, dirname(config.database.file)]
      : []),
    ...(config.settings.SMTP_URL ? [] : [config.mailDir]),
  ];
  for (const path of new Set(writtenPaths.map(nearestExistingFolder))) {
    const writable = await access(path, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!writable)
      findings.push(
        fault(
          `${path} cannot be written by this user`,
          'enquiries cannot be stored',
          `run this as the service's user; if it is that already: chown it to that user`,
        ),
      );
  }
  const secretFiles = [
    env,
    ...(config.settings.DKIM_PRIVATE_KEY_FILE ? [config.settings.DKIM_PRIVATE_KEY_FILE] : []),
    ...(config.database.kind === 'sqlite' ? [config.database.file] : []),
  ];
  for (const path of secretFiles) {
    // On Windows the mode means nothing: access lists, which Node does not read, control access.
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat || process.platform === 'win32' || (stat.mode & 0o007) === 0) continue;
    findings.push(
      warning(
        `${path} can be read by every user of this machine`,
        'it holds passwords, keys or what visitors wrote',
        `chmod 600 ${path}`,
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [ok('the data can be written, and no other user of this machine reads it')];
}

type ClockFacts = {
  now: number;
  programWritten: number;
  /** The database server's time, if it has a clock of its own. */
  database: number | undefined;
};

/** Checks whether the clock can be right: mails carry its dates, and retries and retention follow it. */
export function checkClock({ now, programWritten, database }: ClockFacts): Finding {
  const { ok, fault } = createFindings('clock');
  const date = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  const why = 'mails with a wrong date go to spam, and retries and retention follow the clock';
  const fix = 'turn on time synchronization: timedatectl set-ntp true';
  if (now < programWritten)
    return fault(`it says ${date} UTC, which is before this program was written`, why, fix);
  if (database !== undefined && Math.abs(now - database) > CLOCK_TOLERANCE_MS)
    return fault(
      `it says ${date} UTC, and the database's differs by ${Math.round(Math.abs(now - database) / 1_000)} s`,
      why,
      `${fix}, on both machines`,
    );
  return ok(`${date} UTC`);
}

/** Looks at the database without creating one; for PostgreSQL also reads the server's time. */
export async function checkDatabase({
  database,
}: Config): Promise<{ finding: Finding; clock?: number }> {
  const { ok, fault } = createFindings('database');
  if (database.kind === 'sqlite') {
    const { file } = database;
    return {
      finding: ok(
        existsSync(file) ? `SQLite, ${file}` : `${file} is not there yet; the first start makes it`,
      ),
    };
  }
  const refused = 'enquiries are refused with 503';
  const client = new pg.Client({
    connectionString: database.url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string; readonly: string }>(
      `select extract(epoch from clock_timestamp()) * 1000 as ms,
              current_setting('transaction_read_only') as readonly`,
    );
    const finding =
      rows[0]?.readonly === 'on'
        ? fault(
            'PostgreSQL answers and takes no writes',
            refused,
            'point DATABASE_URL at the primary, or end the read-only mode',
          )
        : ok('PostgreSQL answers and can be written');
    return { clock: Number(rows[0]?.ms), finding };
  } catch (error) {
    const summary = `PostgreSQL does not answer: ${(error as Error).message}`;
    return { finding: fault(summary, refused, 'check DATABASE_URL and that the server runs') };
  } finally {
    await client.end().catch(() => undefined);
  }
}
