import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Starts Caddy with deploy/Caddyfile at `https://localhost:PORT`, on loopback and with a certificate authority of its own.
 *
 * @param folder for its data, with its certificate authority
 * @returns the file that NODE_EXTRA_CA_CERTS has to name
 */
export async function startCaddy(folder: string, port: number, upstream: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `https_port ${port}`,
    'auto_https disable_redirects',
    'local_certs',
    'skip_install_trust',
  ];
  const sites = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
    .replaceAll('www.example.com', 'localhost')
    .replace(/^example\.com/m, '127.0.0.1');
  const file = join(folder, `Caddyfile.${port}`);
  writeFileSync(file, `{\n${options.join('\n')}\n}\n${sites}`);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      UPSTREAM: `127.0.0.1:${upstream}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void caddy.kill());
  let log = '';
  caddy.stderr.on('data', (chunk) => (log += chunk));
  await expect
    .poll(() => (caddy.exitCode === null ? log : `Caddy ended: ${log}`), { timeout: 60_000 })
    .toMatch(/^(?!Caddy ended)[^]*serving initial configuration/);
  return join(folder, 'caddy/pki/authorities/local/root.crt');
}
