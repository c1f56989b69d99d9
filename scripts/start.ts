import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { builtFor } from './built-for.ts';
import { buildSite, reasonToBuild } from './build-site.ts';

// `npm start`: builds what is not built, then runs the service in this process's place.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const wanted = builtFor(process.env);
  // The service is the same company's as the site.
  process.env.COMPANY = wanted.company;
  const reason = reasonToBuild(wanted);
  if (reason) {
    console.log(`Building the site, since ${reason}. This takes about half a minute.`);
    const { publicOrigin, apiBase, company } = wanted;
    await buildSite({
      PUBLIC_ORIGIN: publicOrigin,
      PUBLIC_API_BASE: apiBase,
      COMPANY: company,
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The channel tells the service when this process is killed, and then it stops by itself.
const service = spawn(process.execPath, ['service/src/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
// A killed npm tells nobody: it is looked for from time to time.
const npm = npmProcess();
if (npm !== undefined)
  setInterval(() => {
    if (!isAlive(npm)) service.kill('SIGTERM');
  }, 1_000).unref();
// Without a code it was killed: whoever watches over this process has to know.
service.on('close', (code) => process.exit(code ?? 1));

/** The npm that runs this script, if one does. Of some systems' shells, one stands between the two. */
function npmProcess(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  try {
    const columns = ['-o', 'ppid=,args=', '-p', String(process.ppid)];
    const parent = execFileSync('ps', columns, { encoding: 'utf8' });
    const [, above, command = ''] = /^\s*(\d+)\s+(.*)/.exec(parent) ?? [];
    return /^\S*sh -c /.test(command) ? Number(above) : process.ppid;
  } catch {
    // Without `ps` nobody can be watched.
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
