import { execFileSync } from 'node:child_process';

/** Calls `end` when the npm that runs this script is killed. Without npm, and on Windows, it does nothing. */
export function endWithNpm(end: () => void): void {
  const npm = npmProcess();
  if (npm === undefined) return;
  setInterval(() => {
    if (!isAlive(npm)) end();
  }, 1_000).unref();
}

/** Finds the npm that runs this script. On some systems there is a shell between the two. */
function npmProcess(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32')
    return undefined;
  try {
    const columns = ['-o', 'ppid=,args=', '-p', String(process.ppid)];
    const parent = execFileSync('ps', columns, { encoding: 'utf8' });
    const [, above, command = ''] = /^\s*(\d+)\s+(.*)/.exec(parent) ?? [];
    return /^\S*sh -c /.test(command) ? Number(above) : process.ppid;
  } catch {
    // Without `ps`, no process can be watched.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
