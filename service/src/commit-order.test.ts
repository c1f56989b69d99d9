import { expect, test, vi } from 'vitest';
import {
  canTrace,
  commitIsOnDiskBeforeAnswer,
  fsyncPrecedesAnswer,
} from '../test/faults/trace-commit.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

// Skipped where strace is missing or may not trace.
test.skipIf(!canTrace)('the commit is synced to disk before the response is written', async () =>
  expect(await commitIsOnDiskBeforeAnswer()).toBe(true),
);

const request = '7 read(20<socket:[1]>, "POST /api/send-email HTTP/1.1"..., 65536) = 300';
const sync = '9 fdatasync(30</x/x.db-wal>) = 0';
const answer = '7 write(20<socket:[1]>, "HTTP/1.1 200 OK"..., 300) = 300';

test('the durability check reads the order of the system calls', () => {
  expect(fsyncPrecedesAnswer([request, sync, answer])).toBe(true);
  expect(fsyncPrecedesAnswer([request, answer, sync])).toBe(false);
  expect(fsyncPrecedesAnswer([sync, request, answer])).toBe(false);
  const begun = '9 fdatasync(30</x/x.db-wal> <unfinished ...>';
  const done = '9 <... fdatasync resumed>) = 0';
  expect(fsyncPrecedesAnswer([request, begun, done, answer])).toBe(true);
  expect(fsyncPrecedesAnswer([request, begun, answer, done])).toBe(false);
});
