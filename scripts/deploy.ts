import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { buildTargetOf, buildSite, reasonToBuild, buildSettings } from './lib/build-site.ts';
import { quoteForShell } from './lib/quote-for-shell.ts';
import { runScript } from './lib/run-script.ts';
import { operatorCommand, smoke } from './smoke/pages-and-enquiry.ts';
import { stageRelease } from './stage-release.ts';

// `npm run deploy -- user@host` publishes the site and its service on a machine; deploy/release.sh is what runs there.

const options = {
  folder: { type: 'string', default: '/srv/frontage' },
  restart: { type: 'string', default: 'systemctl restart frontage' },
  wait: { type: 'string', default: '60' },
  rollback: { type: 'boolean', default: false },
  smoke: { type: 'boolean', default: false },
  irreversible: { type: 'boolean', default: false },
} as const;

/** Returns the settings of a new machine, with those that depend on its surroundings left open. */
function settingsFile(company: string, publicOrigin: string): string {
  const known: Record<string, string> = {
    COMPANY: `companies/${company}`,
    PUBLIC_ORIGIN: publicOrigin,
    TRUST_PROXY: 'loopback',
    DATABASE_URL: 'sqlite:/var/lib/frontage/frontage.db',
    ERASED_FILE: '/var/lib/frontage/erased',
    MAIL_DIR: '/var/lib/frontage/mail',
  };
  return readFileSync('.env.example', 'utf8').replace(/^([A-Z_]+)=.*$/gm, (line, name: string) =>
    name in known ? `${name}=${known[name]}` : line,
  );
}

/** Runs a command on the machine, and returns its output. */
async function remote(host: string, words: string[], input: Readable): Promise<string> {
  const ssh = spawn('ssh', ['--', host, words.map(quoteForShell).join(' ')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  ssh.stdout.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    ssh.on('error', () =>
      reject(new Error('There is no program “ssh” here. Install the OpenSSH client.')),
    );
    ssh.on('close', resolve);
  });
  // It may exit before it has read everything; its exit code tells whether that is an error.
  const [code] = await Promise.all([ended, pipeline(input, ssh.stdin).catch(() => undefined)]);
  // A shell may print a greeting first.
  if (code === 0) return output.trim().split('\n').at(-1) ?? '';
  if (code === 255)
    throw new Error(
      `ssh did not get to ${host}, or was cut off: its message is above. “ssh ${host} true” has to work first.`,
    );
  throw new Error(`Not done on ${host}: the reason is above.`);
}

async function upload(host: string, from: string, to: string): Promise<void> {
  const tar = spawn('tar', ['-czf', '-', '-C', from, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Keeps macOS from adding a file beside each.
    env: { ...process.env, COPYFILE_DISABLE: '1' },
  });
  const packed = new Promise<void>((resolve, reject) => {
    tar.on('error', () => reject(new Error('There is no program “tar” here. Install it.')));
    tar.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar could not pack ${from}.`)),
    );
  });
  // When ssh exits early, tar fails only because of it.
  packed.catch(() => undefined);
  const unpack = 'umask 022 && mkdir "$1" && tar -xzof - -C "$1"';
  await remote(host, ['sh', '-c', unpack, 'sh', to], tar.stdout);
  await packed;
}

type Values = Record<'folder' | 'restart' | 'wait', string> &
  Record<'rollback' | 'smoke' | 'irreversible', boolean>;

async function deploy(host: string, values: Values): Promise<string> {
  const { folder, restart, wait } = values;
  const step = (name: string, ...words: string[]) =>
    remote(host, ['sh', '-s', '--', name, folder, ...words], createReadStream('deploy/release.sh'));
  if (values.rollback) return step('rollback', restart, wait);

  if (!process.env.PUBLIC_ORIGIN)
    throw new Error(
      "PUBLIC_ORIGIN is not set. Set it in .env to the site's address, as in https://www.example.com.",
    );
  const wanted = buildTargetOf(process.env);
  const company = basename(wanted.companyFolder);
  const release = await step('prepare', settingsFile(company, wanted.publicOrigin));
  const reason = reasonToBuild(wanted);
  if (reason) {
    console.log(`Building the site, since ${reason}.`);
    await buildSite(buildSettings(wanted));
  }
  const staged = mkdtempSync(join(tmpdir(), 'frontage-release-'));
  try {
    stageRelease(staged, wanted.companyFolder);
    console.log(`Uploading the release ${release} to ${host}.`);
    await upload(host, staged, `${folder}/releases/${release}`);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  console.log('Installing its packages there, and starting it.');
  const published = await step('publish', release, restart, wait, values.irreversible ? 'yes' : '');
  if (!values.smoke) return published;
  console.log(`${published}\nLooking at ${wanted.publicOrigin}.`);
  const { passed, problems } = await smoke(wanted.publicOrigin, operatorCommand(host, folder));
  if (problems.length === 0) return passed.join('\n');
  console.error(problems.join('\n'));
  throw new Error(await step('rollback', restart, wait));
}

await runScript(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [host] = positionals;
  if (!host || positionals.length > 1)
    throw new Error('Say where to: npm run deploy -- user@host. More: npm run deploy -- --help');
  console.log(await deploy(host, values));
});
