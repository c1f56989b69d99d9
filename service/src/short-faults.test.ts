import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendThroughFaultySmtp } from '../test/faults/faulty-smtp.ts';
import { fuzzBodies } from '../test/faults/fuzz-bodies.ts';
import { killRelay } from '../test/faults/kill-relay.ts';
import { killUnderLoad } from '../test/faults/kill-under-load.ts';

// The short forms; `npm run test:faults` runs them whole.
const folder = () => mkdtempSync(join(tmpdir(), 'frontage-faults-'));

test('killed under load, 2 rounds: what was acknowledged is there and is mailed', async () => {
  const at = folder();
  const database = { kind: 'sqlite', file: join(at, 'x.db') } as const;
  expect(await killUnderLoad({ database, folder: at, rounds: 2 })).toBeGreaterThan(40);
}, 120_000);

test('killed while sending, 2 rounds: no enquiry is missing', async () => {
  await killRelay({ folder: folder(), rounds: 2 });
}, 120_000);

test('60 enquiries through an SMTP server with every fault are all delivered', async () => {
  await sendThroughFaultySmtp(60);
}, 120_000);

test('300 fuzzed bodies are never a 5xx, and their mails are ours', async () => {
  await fuzzBodies(300);
}, 120_000);
