import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { moveDurably } from '../system/permissions.ts';
import { migrate } from './migrate.ts';
import { openSqlite, restoreSqlite } from './sqlite.ts';

type Permissions = typeof import('../system/permissions.ts');

vi.mock('../system/permissions.ts', { spy: true });

test('a restore that is interrupted before its last step leaves the old database in place', async () => {
  const folder = temporaryFolder();
  const [file, backup] = [join(folder, 'frontage.db'), join(folder, 'backup.db')];
  const database = openSqlite({ file });
  await migrate(database);
  await database.backup(backup);
  const permissions = await vi.importActual<Permissions>('../system/permissions.ts');
  vi.mocked(moveDurably).mockImplementation((draft, target) => {
    if (target === file) throw new Error('interrupted');
    permissions.moveDurably(draft, target);
  });
  await expect(restoreSqlite(backup, file, async () => undefined)).rejects.toThrow('interrupted');
  expect(database.inPlace()).toBe(true);
  database.close();
});
