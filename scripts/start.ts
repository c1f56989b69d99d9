import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildSite, reasonToBuild } from './build-site.ts';

// `npm start`: builds what is not built, then runs the service in this process's place.

if (existsSync('.env')) process.loadEnvFile('.env');

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://${host}:${port}`;
const apiBase = process.env.PUBLIC_API_BASE ?? '/';

if (!URL.canParse(publicOrigin)) {
  console.error(
    `PUBLIC_ORIGIN is “${publicOrigin}”, which is not an address. Set it to the site's origin, as in https://www.example.com.`,
  );
  process.exit(1);
}

const origin = new URL(publicOrigin).origin;
const reason = reasonToBuild(origin, apiBase);
if (reason) {
  console.log(`Building the site, since ${reason}. This takes about half a minute.`);
  try {
    await buildSite({ PUBLIC_ORIGIN: origin, PUBLIC_API_BASE: apiBase });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const service = spawn(process.execPath, ['service/src/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
service.on('close', (code) => process.exit(code ?? 0));
