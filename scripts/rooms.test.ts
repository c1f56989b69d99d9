import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { folders, rooms } from './rooms.ts';

// In every room an import of every other one is planted: what the plan does not allow must be refused.

const root = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: root });

/** A file of each room that another one could import. */
const doors = Object.entries(folders).flatMap(([room, folder]) => {
  if (folder.includes('*')) return [];
  const [file] = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\./.test(path))
    .filter((path) => room !== 'service' || path === 'src/app.ts')
    .sort();
  return file ? [{ room, file: join(root, folder, file) }] : [];
});

test.for(Object.entries(folders).filter(([, folder]) => !folder.includes('*')))(
  'what lies in %s imports nothing that it may not know',
  { timeout: 60_000 },
  async ([room, folder]) => {
    const others = doors.filter((door) => door.room !== room);
    const from = join(root, folder, 'planted.ts');
    const lines = others.map(({ file }) => `import '${relative(join(root, folder), file)}';`);
    const [result] = await eslint.lintText(lines.join('\n'), { filePath: from });
    const refused = new Set(
      (result?.messages ?? [])
        .filter(({ ruleId }) => ruleId === 'boundaries/dependencies')
        .map(({ line }) => others[line - 1]?.room),
    );
    const forbidden = others
      .map((door) => door.room)
      .filter((other) => !rooms[room]?.includes(other));
    expect([...refused].sort()).toEqual(forbidden.sort());
  },
);

test('no two rooms may import each other', () => {
  const pairs = Object.entries(rooms).flatMap(([room, below]) =>
    below
      .filter((other) => other !== room)
      .filter((other) => rooms[other]?.includes(room))
      .map((other) => `${room} and ${other}`),
  );
  expect(pairs).toEqual([]);
});
