import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unallocatedOf, zeroUnallocated } from './zero-unallocated.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

test('bytes that page splits and merges left behind are zeroed, and nothing else', () => {
  const file = join(temporaryFolder(), 'x.db');
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`pragma synchronous = off; pragma secure_delete = on; pragma journal_mode = wal;
    create table t (id integer primary key, v text); create index i on t (v)`);
  const insert = sqlite.prepare('insert into t values (?, ?)');
  // In no order, long and short, so that pages are split, merged and spill over.
  for (let i = 0; i < 4_000; i += 1) {
    const id = (i * 7_919) % 4_001;
    insert.run(id, `${id % 3 === 0 ? 'canary' : 'stays'} ${id} ${'x'.repeat((id * 31) % 900)}`);
  }
  sqlite.exec("delete from t where v like 'canary%'; pragma wal_checkpoint(truncate)");
  const rows = () => sqlite.prepare('select * from t order by id').all();
  const before = rows();
  expect(readFileSync(file).includes('canary')).toBe(true);

  const pages = zeroUnallocated(file, 4_096, { from: 0, to: 10 });
  zeroUnallocated(file, 4_096, { from: 10, to: Infinity });
  expect(pages).toBeGreaterThan(100);
  sqlite.exec('pragma shrink_memory');
  expect(readFileSync(file).includes('canary')).toBe(false);
  expect(rows()).toEqual(before);
  expect(sqlite.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  sqlite.close();
});

test('pages of other kinds and invalid pages are left alone', () => {
  const page = Buffer.alloc(512, 0x41);
  expect(unallocatedOf(page)).toBeUndefined();
  // A leaf whose cells would begin behind its end.
  page.set([0x0d, 0, 0, 0, 1, 0xff, 0xff]);
  expect(unallocatedOf(page)).toBeUndefined();
  // One whose only cell would begin before the cells do.
  page.set([0x0d, 0, 0, 0, 1, 1, 0, 0, 0, 64]);
  expect(unallocatedOf(page)).toBeUndefined();
  page.set([0x0d, 0, 0, 0, 1, 1, 0, 0, 1, 64]);
  expect(unallocatedOf(page)).toEqual({ from: 10, to: 256 });
});
