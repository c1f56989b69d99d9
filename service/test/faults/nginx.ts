import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../start-service.ts';
import { stopAfterTest } from '../stop-after-test.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

// Debian installs nginx outside of users' PATH.
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

export const hasNginx = spawnSync('nginx', ['-v'], { env: { PATH } }).status === 0;

/**
 * Starts nginx before several processes, configured as in deploy/nginx.conf and docs/operating.md, until the test has
 * ended.
 *
 * @returns its port
 */
export async function startNginx(ports: string[]): Promise<number> {
  const folder = temporaryFolder();
  const file = join(folder, 'nginx.conf');
  // nginx cannot choose a free port itself, and exits if this one is taken.
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    env: { PATH },
    stdio: 'ignore',
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  void ended.then(() => (hasEnded = true));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => hasEnded || (await answers()));
  if (hasEnded) return startNginx(ports);
  stopAfterTest(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return port;
}

function configuration(folder: string, port: number, ports: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream frontage {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://frontage;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      # Without non_idempotent: a POST goes to the next one only when it was sent to nobody yet.
      proxy_next_upstream error timeout;
      proxy_connect_timeout 2s;
    }
    # Of another release, while they are updated.
    location /_astro/ {
      proxy_pass http://frontage;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream error timeout http_404;
    }
  }
}
`;
}
