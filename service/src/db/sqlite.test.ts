import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { openSqlite, restoreSqlite } from './sqlite.ts';

test('a restore that fails in its last step leaves the old database in place', async () => {
  const folder = temporaryFolder();
  const [file, backup] = [join(folder, 'frontage.db'), join(folder, 'backup.db')];
  const database = openSqlite({ file });
  await migrate(database);
  await database.backup(backup);
  // Without the restored copy, it cannot be moved.
  const loseCopy = async () => rmSync(`${file}.restored`);
  await expect(restoreSqlite(backup, file, loseCopy)).rejects.toThrow('ENOENT');
  expect(database.inPlace()).toBe(true);
  database.close();
});
