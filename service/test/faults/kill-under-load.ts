import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { anEnquiry, until } from '../start-service.ts';
import { startProcess } from '../start-process.ts';
import { inspectDatabase } from './inspect-database.ts';

const connections = 32;

type Options = {
  database: Config['database'];
  folder: string;
  rounds: number;
  /** How long after the last start everything may take to be mailed, in milliseconds. */
  mailedWithinMs?: number;
};

/**
 * Kills the service under load, again and again: what was acknowledged is there, nothing is half
 * there, and in the end everything has been mailed.
 *
 * @returns how many enquiries were acknowledged
 */
export async function killUnderLoad({
  database,
  folder,
  rounds,
  mailedWithinMs = 240_000,
}: Options): Promise<number> {
  const acknowledged = new Set<string>();
  const env = {
    DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
    MAIL_DIR: join(folder, 'mail'),
    LOG_LEVEL: 'silent',
    // One process of its own holds a SQLite file, and gives back at its start what it had claimed: there
    // no lease is waited for. On PostgreSQL one is.
    LEASE_MS: database.kind === 'sqlite' ? '300000' : '3000',
  };
  const start = () => startProcess({ env, script: 'service/test/faults/process.ts' });

  for (let round = 0; round < rounds; round += 1) {
    const service = await start();
    let killed = false;
    const before = acknowledged.size;
    const load = Array.from({ length: connections }, async (_, connection) => {
      for (let i = 0; !killed; i += 1) {
        const body = JSON.stringify(anEnquiry({ message: `${round}/${connection}/${i}` }));
        const id = await post(service.url, body);
        if (id) acknowledged.add(id);
      }
    });
    // A different moment each time, somewhere within the first transactions. Soon, because what is
    // stored is mailed in the end, each with its own fsync, and over 10,000 the service says 503.
    await until(() => acknowledged.size > before + 20, 30_000);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
    await service.end('SIGKILL');
    killed = true;
    await Promise.all(load);

    const found = await inspectDatabase(database);
    expect([...acknowledged].filter((id) => !found.ids.has(id))).toEqual([]);
    expect(found).toMatchObject({ deliveries: found.ids.size, orphans: 0, integrity: 'ok' });
  }

  const began = performance.now();
  const service = await start();
  const timeoutMs = mailedWithinMs - (performance.now() - began);
  await until(async () => (await inspectDatabase(database)).unsent === 0, timeoutMs);
  await service.end('SIGTERM');
  const mails = new Set(readdirSync(env.MAIL_DIR).map((file) => file.replace(/\.eml$/, '')));
  const { ids } = await inspectDatabase(database);
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !mails.has(id))).toEqual([]);
  return acknowledged.size;
}

async function post(url: string, body: string): Promise<string | undefined> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/send-email`, { method: 'POST', headers, body });
    return response.ok ? ((await response.json()) as { id: string }).id : undefined;
  } catch {
    // The connection broke: the visitor got no answer.
    return undefined;
  }
}
