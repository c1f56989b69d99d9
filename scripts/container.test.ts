import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startCaddy } from '../test/caddy.ts';
import { temporaryFolderOfFile } from '../test/temporary-folder.ts';
import { findOnPath } from './lib/on-path.ts';
import { freePort } from './lib/service.ts';

// Builds and runs the container without a registry of images: a local Debian stands in for Node's image, and the
// libraries that Node is linked with for the other. `npm run test:long` sets LONG.

const has =
  process.env.LONG !== undefined &&
  process.getuid?.() === 0 &&
  ['buildah', 'debootstrap'].every((name) => findOnPath(name));
if (process.env.LONG && !has)
  console.log("Skipped: it needs root, and Debian's buildah and debootstrap.");
/** The size of gcr.io/distroless/cc-debian12, in MB: glibc, libstdc++, OpenSSL, time zones and certificates. */
const BASE_MB = 25;
const testFolder = temporaryFolderOfFile();
const inTestFolder = (name: string) => join(testFolder, name);
const data = inTestFolder('data');
const folders = ['--root', inTestFolder('root'), '--runroot', inTestFolder('run')];
const storage = ['--storage-driver', 'vfs', ...folders];
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...storage, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  }).trim();
const children = new Set<ReturnType<typeof spawn>>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function image(name: string, folder: string, ...config: string[]): string {
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, folder, '/');
  if (config.length > 0) buildah('config', ...config, container);
  buildah('commit', '--quiet', container, name);
  buildah('rm', container);
  return `localhost/${name}`;
}

function imageToBuildWith(): string {
  const folder = inTestFolder('debian');
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', folder], { stdio: 'ignore' });
  const local = join(folder, 'usr/local');
  const global = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  cpSync(process.execPath, join(local, 'bin/node'), { dereference: true });
  cpSync(join(global, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (!certificates) return image('build', folder);
  cpSync(certificates, join(folder, 'certificates.pem'), { dereference: true });
  return image('build', folder, '--env', 'NODE_EXTRA_CA_CERTS=/certificates.pem');
}

/** Only what Node is linked with: no shell. */
function imageToRunOn(): string {
  const folder = inTestFolder('libraries');
  const linked = execFileSync('ldd', [process.execPath], { encoding: 'utf8' });
  for (const [path] of linked.matchAll(/\/\S+(?= \()/g)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(path, join(folder, path));
  }
  return image('base', folder);
}

const sizeOf = (name: string) =>
  (JSON.parse(buildah('images', '--json', name)) as { size: string }[])[0]?.size;

const megabytes = (size = '') => {
  const [, figure, unit] = /^([\d.]+) (MB|GB)$/.exec(size) ?? [];
  return Number(figure) * (unit === 'GB' ? 1000 : 1);
};

test.skipIf(!has)(
  'the container is built, is small, serves the site, takes enquiries and stops without losing one',
  { timeout: 1_800_000 },
  async () => {
    const visitors = await freePort();
    const origin = `https://localhost:${visitors}`;
    const arguments_ = Object.entries({
      BUILD: imageToBuildWith(),
      BASE: imageToRunOn(),
      PUBLIC_ORIGIN: origin,
      COMPANY: process.env.COMPANY ?? '',
    }).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    const begin = performance.now();
    const project = join(import.meta.dirname, '..');
    const buildOptions = ['--isolation', 'chroot', '--format', 'docker', '--tag', 'frontage'];
    buildah('bud', ...buildOptions, ...arguments_, project);
    const size = megabytes(sizeOf('frontage')) - megabytes(sizeOf('base')) + BASE_MB;
    console.log(`The image has ${size.toFixed(0)} MB.`);
    expect(size).toBeLessThan(250);

    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'frontage')) as {
      Docker: {
        config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] }; Volumes: object };
      };
    };
    const { User, Cmd, Healthcheck, Volumes } = Docker.config;
    const [folder = ''] = Object.keys(Volumes);
    mkdirSync(data, { mode: 0o700 });
    const [user = 0, group = 0] = User.split(':').map(Number);
    expect(user).toBeGreaterThan(0);
    chownSync(data, user, group);
    const port = await freePort();
    const container = buildah('from', 'frontage');
    const environment = [`PORT=${port}`, 'HOST=127.0.0.1', 'RATE_LIMIT_MAX=0'];
    const settings = environment.flatMap((one) => ['--env', one]);
    const volume = ['--volume', `${data}:${folder}`];
    const runOptions = ['--isolation', 'chroot', ...volume, ...settings];
    const inContainer = [...storage, 'run', ...runOptions, container, '--'];
    const run = (...command: string[]) => {
      const child = spawn('buildah', [...inContainer, ...command], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.add(child);
      const output = { text: '' };
      child.stdout.on('data', (chunk) => (output.text += chunk));
      child.stderr.on('data', (chunk) => (output.text += chunk));
      const ended = once(child, 'close').then(([code]) => code as number);
      return { child, output, ended };
    };
    const isHealthy = async () => (await run(...Healthcheck.Test.slice(1)).ended) === 0;
    const start = async () => {
      const service = run(...Cmd);
      await expect.poll(() => service.output.text, { timeout: 60_000 }).toMatch(/^Stop/m);
      return service;
    };

    // buildah forwards no signal but kills, so the log's lines tell the process id.
    const stop = ({ output }: { output: { text: string } }) =>
      process.kill(Number(/"pid":(\d+)/.exec(output.text)?.[1]), 'SIGTERM');

    expect(await isHealthy()).toBe(false);
    writeFileSync(inTestFolder('begun'), '');
    const service = await start();
    expect(await isHealthy()).toBe(true);
    const ask = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    expect(await (await ask('/')).text()).toContain(`${origin}/`);

    if (findOnPath('caddy')) {
      const NODE_EXTRA_CA_CERTS = await startCaddy(inTestFolder('certificates'), visitors, port);
      const operator = ['buildah', ...inContainer, 'node', 'service/src/cli.ts'].join(' ');
      const smokeTest = await promisify(execFile)(
        process.execPath,
        ['scripts/smoke.ts', origin, '--ask', operator],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS } },
      );
      expect(smokeTest.stdout).toContain('its mail was sent');
      const seconds = (performance.now() - begin) / 1000;
      console.log(`Container, from its base images to the first enquiry: ${seconds.toFixed(0)} s.`);
      expect(seconds).toBeLessThan(300);
    } else console.log("Without TLS, because Debian's caddy is not installed.");

    let sent = 0;
    let accepted = 0;
    const send = async (): Promise<void> => {
      const body = new URLSearchParams({
        email: 'ada@example.org',
        message: `Number ${(sent += 1)}`,
      });
      const answer = await ask('/api/send-email', { method: 'POST', body }).catch(() => undefined);
      if (answer?.status !== 303) return;
      accepted += 1;
      if (accepted === 100) stop(service);
      return send();
    };
    await Promise.all(Array.from({ length: 8 }, send));
    expect(await service.ended, service.output.text).toBe(0);
    expect(accepted).toBeGreaterThanOrEqual(100);
    const stored = () => {
      using database = new DatabaseSync(join(data, 'frontage.db'));
      return database.prepare("select count(*) as stored from enquiry where email <> ''").get()
        ?.stored;
    };
    expect(stored()).toBeGreaterThanOrEqual(accepted);

    const next = await start();
    await expect
      .poll(() => readdirSync(join(data, 'mail')).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(accepted);
    const cli = ['node', 'service/src/cli.ts', 'enquiries'];
    const erase = run(...cli, 'erase', '--email', 'ada@example.org');
    expect(await erase.ended, erase.output.text).toBe(0);
    expect(stored()).toBe(0);
    stop(next);
    expect(await next.ended).toBe(0);

    // It writes only to the volume, so the rest may be read-only.
    const root = buildah('mount', container);
    const search = [root, '-newer', inTestFolder('begun'), '-type', 'f'];
    const newFiles = execFileSync('find', search, { encoding: 'utf8' }).trim().split('\n');
    const allowed = /\/etc\/(hosts|resolv\.conf)$|^$/;
    expect(newFiles.filter((path) => !allowed.test(path))).toEqual([]);
  },
);
