import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { openSqlite, restoreSqlite } from './sqlite.ts';

test('a backup of a damaged database fails, and leaves no incomplete copy', async () => {
  const folder = temporaryFolder();
  const [file, backup] = [join(folder, 'frontage.db'), join(folder, 'backup.db')];
  const whole = openSqlite({ file });
  await migrate(whole);
  whole.close();
  writeFileSync(file, readFileSync(file).fill(0xff, 4_096));
  const damaged = openSqlite({ file, readOnly: true });
  await expect(damaged.backup(backup)).rejects.toThrow('malformed');
  expect(existsSync(`${backup}.part`)).toBe(false);
  damaged.close();
});

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
  const fresh = join(folder, 'new.db');
  const loseFresh = async () => rmSync(`${fresh}.restored`);
  await expect(restoreSqlite(backup, fresh, loseFresh)).rejects.toThrow('ENOENT');
  expect(existsSync(fresh)).toBe(false);
});

test('a restore that fails after the service was killed keeps what was committed last', async () => {
  const folder = temporaryFolder();
  const [killed, backup] = [join(folder, 'killed.db'), join(folder, 'backup.db')];
  const database = openSqlite({ file: join(folder, 'frontage.db') });
  await migrate(database);
  await database.backup(backup);
  await database.db.schema.createTable('committed').addColumn('id', 'integer').execute();
  // A killed service leaves its log behind.
  for (const suffix of ['', '-wal'])
    copyFileSync(join(folder, `frontage.db${suffix}`), killed + suffix);
  database.close();
  const loseCopy = async () => rmSync(`${killed}.restored`);
  await expect(restoreSqlite(backup, killed, loseCopy)).rejects.toThrow('ENOENT');
  const kept = openSqlite({ file: killed });
  const tables = await kept.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).toContain('committed');
  kept.close();
});
