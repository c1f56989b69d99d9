import { join } from 'node:path';
import { expect } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { aRow } from '../a-row.ts';
import { startSmtpPeer } from '../smtp-peer.ts';
import { startProcess } from '../start-process.ts';
import { until } from '../start-service.ts';
import { inspectDatabase } from './inspect-database.ts';

/** Kills the service while it is sending, again and again: in the end no enquiry is missing. */
export async function killRelay({ folder, rounds }: { folder: string; rounds: number }) {
  const database = { kind: 'sqlite', file: join(folder, 'relay.db') } as const;
  const peer = await startSmtpPeer({ behave: () => 'slow', slowMs: 30 });
  const env = {
    DATABASE_URL: `sqlite:${database.file}`,
    SMTP_URL: peer.url,
    // As in production: nothing may have to wait for it.
    LEASE_MS: '300000',
    LOG_LEVEL: 'silent',
  };
  const start = () => startProcess({ env, script: 'service/test/faults/process.ts' });
  for (let round = 0; round < rounds; round += 1) {
    const store = await openStore(database);
    await store.accept(Array.from({ length: 30 }, () => aRow({ createdAt: Date.now() })));
    await store.close();
    const before = peer.received.length;
    const service = await start();
    await until(() => peer.received.length >= before + 5, 30_000);
    await service.end('SIGKILL');
  }
  const service = await start();
  await until(async () => (await inspectDatabase(database)).unsent === 0, 60_000);
  await service.end('SIGTERM');
  const { ids } = await inspectDatabase(database);
  expect(ids.size).toBe(rounds * 30);
  const mailed = (await peer.parsed()).map(({ messageId }) => messageId?.replace(/^<|@.*$/g, ''));
  expect([...ids].filter((id) => !mailed.includes(id))).toEqual([]);
  // A kill can only double what was in flight: four mails.
  expect(mailed.length - ids.size).toBeLessThanOrEqual(rounds * 4);
  await peer.stop();
}
