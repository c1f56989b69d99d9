import { spawn } from 'node:child_process';

const holder = `
const { DatabaseSync } = require('node:sqlite');
const sqlite = new DatabaseSync(process.argv[1], { timeout: 5_000 });
sqlite.exec('begin immediate');
console.log('held');
setTimeout(() => { sqlite.exec('rollback'); sqlite.close(); }, Number(process.argv[2]));
`;

/**
 * Locks a SQLite file against writers from another process.
 *
 * @returns when the lock is held; `released` resolves when it is given back
 */
export async function holdLock(file: string, ms: number): Promise<{ released: Promise<unknown> }> {
  const child = spawn(process.execPath, ['-e', holder, file, String(ms)]);
  const released = new Promise((resolve) => child.on('close', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.on('close', () => reject(new Error('the lock could not be taken')));
  });
  return { released };
}
