import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyOfProject } from '../test/copy-of-project.ts';
import { SSHD, startMachine } from '../test/machine.ts';
import { temporaryFolderOfFile } from '../test/temporary-folder.ts';
import { findOnPath } from './lib/on-path.ts';
import { freePort } from './lib/service.ts';
import { SLOW } from '../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

// Deploys to a real sshd on loopback. Its machine has no systemd, and its npm links this project's packages. `npm run
// test:long` sets LONG, and goes on with what is rarer than a release that fails.

const has =
  process.platform === 'linux' &&
  existsSync(SSHD) &&
  ['ssh', 'python3'].every((name) => findOnPath(name));
const root = join(import.meta.dirname, '..');
const all = temporaryFolderOfFile();
const project = join(all, 'project');
const company = 'service/test/company';
let port: number;
let machine: Awaited<ReturnType<typeof startMachine>>;
let folder: string;

/** Writes a built site of one page, with these pages in its sitemap. */
function build(words: string, publicOrigin = 'https://www.example.com', ...pages: string[]): void {
  const dist = join(project, 'site/dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, '_astro'), { recursive: true });
  writeFileSync(join(dist, `_astro/page.${words}.js`), '');
  const locations = pages.map((path) => `<loc>${publicOrigin}${path}</loc>`);
  writeFileSync(join(dist, 'sitemap.xml'), locations.join(''));
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><title>${words}</title><form action="/api/send-email">`,
  );
  const builtFor = { publicOrigin, apiBase: '/', companyFolder: company };
  writeFileSync(join(dist, 'built-site.json'), JSON.stringify({ languages: {}, builtFor }));
}

const failed = (output: RegExp) => ({
  code: 1,
  output: expect.stringMatching(output) as string,
});

const deploy = (...words: string[]) => deployTo('machine', ...words);

let publicOrigin = 'https://www.example.com';

let output = '';

async function deployTo(host: string, ...words: string[]) {
  const options = ['--folder', folder, '--restart', 'restart it', '--wait', '0'];
  const args = ['scripts/deploy.ts', host, ...options, ...words];
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, PATH: machine.path, COMPANY: company, PUBLIC_ORIGIN: publicOrigin },
  });
  output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

const served = async () =>
  /<title>(.*?)</.exec(await (await fetch(`http://127.0.0.1:${port}/`)).text())?.[1];
/** Acts while visitors read and write. None of them may notice, and no enquiry may be lost. */
async function underLoad<Result>(act: () => Promise<Result>): Promise<Result> {
  const [pages, enquiries] = [new Set<number | string>(), new Set<number | string>()];
  let sent = 0;
  let accepted = 0;
  let going = true;
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }).then(
      ({ status }) => status,
      (error: Error) => `${error.message}: ${String(error.cause)}`,
    );
  const readPages = async () => {
    while (going) pages.add(await ask('/'));
  };
  const write = async () => {
    while (going) {
      const body = new URLSearchParams({ message: `Number ${(sent += 1)}` });
      const status = await ask('/api/send-email', { method: 'POST', body });
      enquiries.add(status);
      if (status === 303) accepted += 1;
    }
  };
  const moreThan = (count: number) =>
    expect.poll(() => accepted, { timeout: 60_000 }).toBeGreaterThan(count);
  const visitors = [readPages(), readPages(), write(), write()];
  try {
    await moreThan(20);
    const result = await act();
    await moreThan(accepted + 20);
    return result;
  } finally {
    going = false;
    await Promise.all(visitors);
    expect([...pages, ...enquiries]).toEqual([200, 303]);
    using database = new DatabaseSync(join(folder, 'shared/data/frontage.db'));
    const { stored } = database.prepare('select count(*) as stored from enquiry').get() ?? {};
    expect(stored).toBe(accepted);
  }
}

const has200 = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status === 200;

/** A service that starts, and says that it could store no enquiry. */
const answers503 = `import { createServer } from 'node:http';
const server = createServer((_, answer) => answer.writeHead(503).end('It is broken.'));
server.listen({ fd: 3 }, () => console.log('Stop'));`;

const releases = () => readdirSync(join(folder, 'releases'));
const current = () => readlinkSync(join(folder, 'current'));

beforeAll(async () => {
  if (!has) return;
  copyOfProject(project);
  port = await freePort();
  machine = await startMachine(all, port, await freePort());
  folder = machine.folder;
  machine.program(
    'npm',
    `[ "$1" = --version ] && echo 10.0.0 && exit
[ ! -e ${machine.state}/npm-fails ] || exit 1
mkdir -p node_modules/@frontage && ln -s ${root}/node_modules/* ${root}/node_modules/.bin node_modules/ 2>/dev/null
ln -s ../../contract node_modules/@frontage/contract`,
  );
});
afterAll(() => has && machine.stop());

test.skipIf(!has)(
  'a site is published, updated, kept when a release fails, and rolled back',
  async () => {
    build('one');
    const first = await deploy();
    expect(first).toMatchObject({ code: 1, output: expect.stringContaining('Fill in SMTP_URL') });
    const settings = join(folder, 'shared/.env');
    expect(statSync(settings).mode & 0o007).toBe(0);
    expect(readFileSync(settings, 'utf8')).toMatch(
      /^COMPANY=companies\/company$[^]*^PUBLIC_ORIGIN=https:\/\/www\.example\.com$/m,
    );
    appendFileSync(
      settings,
      `PORT=${port}\nDATABASE_URL=sqlite:data/frontage.db\nMAIL_DIR=data/mail\nERASED_FILE=\nRATE_LIMIT_MAX=0\n`,
    );
    for (const words of ['one', 'two']) {
      build(words);
      const { code, output } = await deploy();
      expect(code, output).toBe(0);
      // A request never ends if no process has the socket.
      expect(readdirSync(machine.state)).toContain('pid');
      expect(await served()).toBe(words);
    }
    // A page that is open may still load the files of the release before.
    expect(await has200('/_astro/page.one.js')).toBe(true);
    // Files at relative paths are outside the releases.
    expect(readdirSync(join(folder, 'shared/data'))).toContain('frontage.db');
    const second = current();

    const main = join(project, 'service/src/main.ts');
    const works = readFileSync(main, 'utf8');
    for (const [code, reason] of [
      ["throw new Error('It is broken.');", /no answer in time[^]*The journal:[^]*It is broken\./],
      [answers503, /does not answer as it should: It is broken\./],
    ] as const) {
      writeFileSync(main, code);
      const broken = await deploy();
      expect(broken).toMatchObject(failed(reason));
      expect(broken.output).toContain('the one before is served again');
      expect(await served()).toBe('two');
      expect(current()).toBe(second);
    }
    writeFileSync(main, works);

    const back = await underLoad(() => deploy('--rollback'));
    expect(back.code, back.output).toBe(0);
    expect(await served()).toBe('one');
  },
);

test.skipIf(!has || !process.env.LONG)(
  'deployments wait for each other, and a release that fails to install, migrate or look well changes nothing',
  async () => {
    const [one = ''] = releases();
    writeFileSync(join(machine.state, 'npm-fails'), '');
    const uninstalled = await deploy();
    expect(uninstalled).toMatchObject(failed(/Nothing has changed/));
    expect(await served()).toBe('one');
    rmSync(join(machine.state, 'npm-fails'));
    const none = await deploy('--rollback');
    expect(none).toMatchObject(failed(/has no release before/));
    expect(await served()).toBe('one');

    // The failed release and the one that was rolled back are gone, as are older ones.
    for (const year of [2001, 2002, 2003, 2004]) mkdirSync(join(folder, `releases/${year}`));
    const another = spawn('flock', [join(folder, 'lock'), 'sh', '-c', 'echo; cat']);
    await once(another.stdout, 'data');
    const waiting = deploy();
    await expect.poll(() => output, { timeout: 60_000 }).toContain('somebody else deploys');
    expect(await served()).toBe('one');
    another.stdin.end();
    const last = await waiting;
    expect(last.code, last.output).toBe(0);
    expect(releases()).toEqual(['2002', '2003', '2004', one, basename(current())]);
    expect(await served()).toBe('two');
    // A page of the previous release may still load its files; older ones are gone.
    expect(await has200('/_astro/page.two.js')).toBe(true);

    const migrations = join(project, 'service/src/db/migrate.ts');
    const before = readFileSync(migrations, 'utf8');
    writeFileSync(migrations, before.replace('({\n', "({\n'0002-other': { up: async () => {} },"));
    const refused = await deploy();
    expect(refused).toMatchObject(
      failed(/irreversible migration \(0002-other\)[^]*Nothing has changed/),
    );
    expect(await has200('/')).toBe(true);
    const irreversible = await deploy('--irreversible');
    expect(irreversible.code, irreversible.output).toBe(0);
    const stuck = await deploy('--rollback');
    expect(stuck).toMatchObject(failed(/cannot use the database since [^]*\(0002-other\)/));
    expect(await has200('/')).toBe(true);

    publicOrigin = `http://127.0.0.1:${port}`;
    build('three', publicOrigin, '/');
    const third = await deploy('--smoke');
    expect(third).toMatchObject({ code: 0, output: expect.stringContaining('its mail was sent') });
    expect(await has200('/_astro/page.two.js')).toBe(true);
    expect(await has200('/_astro/page.one.js')).toBe(false);
    build('four', publicOrigin, '/', '/gone');
    const fourth = await deploy('--smoke');
    expect(fourth).toMatchObject(failed(/\/gone answers 404[^]*Served again/));
    expect(await served()).toBe('three');
  },
);

test.skipIf(!has)(
  'a missing requirement is reported with its fix, and nothing changes',
  async () => {
    const file = join(all, 'file');
    writeFileSync(file, '');
    for (const [host, words, message] of [
      ['machine', ['--folder', file], /may not make .*file\. Make it, and give it to that user/],
      ['machine', ['--rollback', '--folder', join(all, 'new')], /has no release before/],
      ['elsewhere', [], /Connection refused[^]*ssh did not get to elsewhere/],
    ] as const) {
      const { code, output } = await deployTo(host, ...words);
      expect(code).toBe(1);
      expect(output).toMatch(message);
    }
  },
);
