import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startCaddy } from '../test/caddy.ts';
import { copyOfProject } from '../test/copy-of-project.ts';
import { SSHD, startMachine } from '../test/machine.ts';
import { serveAsHost } from '../test/static-host.ts';
import { temporaryFolderOfFile } from '../test/temporary-folder.ts';
import { findOnPath } from './lib/on-path.ts';
import { freePort, startService } from './lib/service.ts';

// From a clone to the first enquiry that arrives over TLS, as docs/operating.md says, with a clock. It does not run for the
// owner's typing, Debian's packages and DNS. `npm run test:long` sets LONG; the container's clock is in container.test.ts.

const missing = [
  ...['caddy', 'ssh', 'python3'].filter((name) => !findOnPath(name)),
  ...(existsSync(SSHD) ? [] : ['sshd']),
];
const has = process.env.LONG !== undefined && missing.length === 0;
if (process.env.LONG && !has) console.log(`Skipped: Debian's ${missing.join(', ')} not installed.`);
const all = temporaryFolderOfFile();
const project = join(all, 'project');
const certificates = join(all, 'certificates');
let cloneMs = 0;

/** Runs an npm script in the clone, as in a new shell. */
async function npm(env: Record<string, string>, ...words: string[]) {
  const { HOME, PATH, NODE_EXTRA_CA_CERTS = '' } = process.env;
  const options = {
    cwd: project,
    env: { HOME, PATH, NODE_EXTRA_CA_CERTS, ...env },
    maxBuffer: 1e8,
  };
  const { stdout, stderr } = await promisify(execFile)('npm', words, options).catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

beforeAll(async () => {
  if (!has) return;
  const start = performance.now();
  copyOfProject(project, { packages: false });
  await npm({}, 'ci');
  cloneMs = performance.now() - start;
}, 600_000);

test.skipIf(!has)(
  'on one machine the first enquiry arrives over TLS within ten minutes',
  { timeout: 1_200_000 },
  async () => {
    const [port, service] = [await freePort(), await freePort()];
    const origin = `https://localhost:${port}`;
    const { folder, path, stop } = await startMachine(all, service, await freePort());
    onTestFinished(stop);
    const start = performance.now();
    writeFileSync(join(project, '.env'), `PUBLIC_ORIGIN=${origin}\n`);
    const options = ['--folder', folder, '--restart', 'restart it'];
    const deploy = () => npm({ PATH: path }, 'run', 'deploy', '--', 'machine', ...options);
    expect(await deploy()).toContain('Fill in SMTP_URL');
    appendFileSync(
      join(folder, 'shared/.env'),
      `PORT=${service}\nDATABASE_URL=sqlite:data/frontage.db\nERASED_FILE=\nMAIL_DIR=data/mail\n`,
    );
    expect(await deploy()).toContain('Published: ');
    const NODE_EXTRA_CA_CERTS = await startCaddy(certificates, port, service);
    const env = { PATH: path, NODE_EXTRA_CA_CERTS };
    const target = ['--host', 'machine', '--folder', folder];
    const output = await npm(env, 'run', 'smoke', '--', origin, ...target);
    const seconds = (cloneMs + performance.now() - start) / 1000;
    expect(output).toContain('its mail was sent');
    expect(output).not.toContain('✗');
    expect(readdirSync(join(folder, 'shared/data/mail'))).toHaveLength(1);
    console.log(`One machine, from the clone to the first enquiry: ${seconds.toFixed(0)} s.`);
    expect(seconds).toBeLessThan(600);
  },
);

test.skipIf(!has)(
  'with a static host the first enquiry arrives over TLS within ten minutes',
  { timeout: 1_200_000 },
  async () => {
    const [port, servicePort, dist] = [await freePort(), await freePort(), join(all, 'dist')];
    const origin = `https://localhost:${port}`;
    const start = performance.now();
    const settings = {
      PUBLIC_ORIGIN: origin,
      PUBLIC_API_BASE: `https://localhost:${servicePort}`,
      STATIC_HOST: 'netlify',
    };
    const places = { SITE_OUT_DIR: dist, SITE_CACHE_DIR: join(all, 'cache') };
    await npm({ ...settings, ...places }, 'run', 'build');
    const service = await startService({ env: { PUBLIC_ORIGIN: origin } });
    onTestFinished(() => service.stop());
    const host = createServer(serveAsHost('netlify', dist));
    const hostPort = await freePort();
    await new Promise<void>((resolve) => host.listen(hostPort, '127.0.0.1', resolve));
    onTestFinished(() => void host.close());
    await startCaddy(certificates, servicePort, Number(new URL(service.url).port));
    const NODE_EXTRA_CA_CERTS = await startCaddy(certificates, port, hostPort);
    const env = {
      NODE_EXTRA_CA_CERTS,
      DATABASE_URL: `sqlite:${join(service.folder, 'enquiries.db')}`,
    };
    const output = await npm(env, 'run', 'smoke', '--', origin, '--ask', 'node service/src/cli.ts');
    const seconds = (cloneMs + performance.now() - start) / 1000;
    expect(output).toContain('its mail was sent');
    expect(output).not.toContain('✗');
    console.log(`Static host, from the clone to the first enquiry: ${seconds.toFixed(0)} s.`);
    expect(seconds).toBeLessThan(600);
  },
);
