import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../start-process.ts';
import { anEnquiry } from '../start-service.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

/** Whether strace is installed and allowed to trace. */
export const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/**
 * Posts one enquiry to a service whose system calls are traced.
 *
 * @returns whether the log's fsync returned before the answer was written
 */
export async function commitIsOnDiskBeforeAnswer(): Promise<boolean> {
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  const calls = 'trace=fsync,fdatasync,read,write,writev,sendto,recvfrom';
  const { child, url, ended } = await startProcess({
    under: ['strace', '-f', '-y', '-s', '48', '-e', calls, '-o', trace],
    script: 'service/test/faults/process.ts',
    cwd: folder,
    env: { DATABASE_URL: 'sqlite:x.db', LOG_LEVEL: 'silent' },
  });
  await fetch(`${url}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(anEnquiry()),
  });
  // strace forwards signals only with an option, so this signals the traced process.
  const traced = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  process.kill(Number(traced.split(' ')[0]), 'SIGTERM');
  await ended;
  return fsyncPrecedesAnswer(readFileSync(trace, 'utf8').split('\n'));
}

/** Whether a trace has an fsync of the log between the request and the answer. */
export function fsyncPrecedesAnswer(lines: string[]): boolean {
  const requested = lines.findIndex((line) => line.includes('POST /api/send-email'));
  const answered = lines.findIndex((line, i) => i > requested && line.includes('HTTP/1.1 200 OK'));
  if (requested === -1 || answered === -1) throw new Error('the trace holds no request and answer');
  const syncing = new Set<string>();
  for (const line of lines.slice(requested, answered)) {
    const [pid = ''] = line.split(' ');
    if (/f(data)?sync\(\d+<[^>]*-wal>\) += 0/.test(line)) return true;
    // strace splits a call into two lines when another thread comes in between.
    if (/f(data)?sync\(\d+<[^>]*-wal> <unfinished/.test(line)) syncing.add(pid);
    if (/f(data)?sync resumed>\) += 0/.test(line) && syncing.has(pid)) return true;
  }
  return false;
}
