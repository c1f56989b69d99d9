import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startService } from '../../test/service.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
const BYTES = 20_000;

export type Delivery = { name: string; perSecond: number };

function requestsPerSecond(url: string): number {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, url];
  const { stdout, error } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) throw new Error('wrk is missing: install it, for example with apt-get install wrk');
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function answering(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).then(({ ok }) => ok, () => false)) return; // prettier-ignore
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function startNginx(
  folder: string,
  root: string,
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       default_type text/html; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       open_file_cache max=100 inactive=60s; 
       server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  child.on('error', () => undefined);
  return { url: `http://127.0.0.1:${port}/page.html`, child };
}

/** Requests per second for one 20 KB page: ours, @fastify/static and nginx, in turns. */
export async function compareDelivery(rounds: number): Promise<Delivery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-delivery-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'page.html'), `<!doctype html>${'x'.repeat(BYTES - 15)}`);
  const service = await startService({ env: { SITE_DIR: resolve(site), LOG_LEVEL: 'silent' } });
  const peerPort = await freePort();
  const peer = spawn(process.execPath, ['scripts/bench/static-peer.ts', site, String(peerPort)]);
  const nginx = await startNginx(folder, site);
  const urls = {
    ours: `${service.url}/page`,
    '@fastify/static': `http://127.0.0.1:${peerPort}/page.html`,
    nginx: nginx.url,
  };
  const totals = new Map<string, number[]>();
  try {
    await Promise.all(Object.values(urls).map(answering));
    for (let round = 0; round < rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        totals.set(name, [...(totals.get(name) ?? []), requestsPerSecond(url)]);
      }
    }
  } finally {
    nginx.child.kill();
    peer.kill();
    await service.stop();
  }
  return [...totals].map(([name, all]) => ({
    name,
    perSecond: all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN,
  }));
}
