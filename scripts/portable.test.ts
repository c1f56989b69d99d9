import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';
import { onPath } from './on-path.ts';

// What an owner runs works on Linux, macOS and Windows: docs/decisions/0018. Windows has another shell,
// starts no program by a link, separates paths otherwise and knows no signals.

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Manifest = {
  workspaces?: string[];
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;

/** What only a POSIX shell reads, and programs that Windows has not. */
const shell =
  /(^|&& *|\|\| *)\w+=|[$`';<>]|~\/|(?<!\.)\.\/|\.sh\b|(^|[&|] *)(?:rm|cp|mv|mkdir|cat|ls|env|export|sh|bash|touch|chmod|true)\b/;

test.each(['.', ...(manifest('.').workspaces ?? [])])(
  'the npm scripts of %s work in every shell',
  (folder) => {
    const scripts = Object.entries(manifest(folder).scripts ?? {});
    expect(scripts.filter(([, line]) => shell.test(line))).toEqual([]);
  },
);

test.each([
  'NODE_OPTIONS="$NODE_OPTIONS --max-old-space-size=640" astro build',
  'rm -rf dist && astro build',
  'astro build; node after.ts',
  "prettier --check '**/*.ts'",
  './scripts/build.sh',
])('“%s” would be found', (line) => {
  expect(line).toMatch(shell);
});

/** What is run by an owner; tests, and what only measures, belong to contributors. */
const sources = ['scripts', 'service/src', 'contract/src', 'site/check-company', 'site/check-pages']
  .concat('site/integrations', 'site/src')
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^scripts\/bench/.test(path));

// Windows starts these as .cmd alone, and spawn starts no .cmd; or it has them not at all.
const links = readdirSync(join(root, 'node_modules/.bin')).map((name) =>
  name.replace(/\.\w+$/, ''),
);
const notThere = [...links, 'npm', 'npx', 'node', 'sh', 'bash', 'cp', 'mv', 'rm', 'cat', 'which'];

/** The faults that a source may have, each with what finds it. */
const faults: Record<string, (source: string) => string[]> = {
  'is started by a name that Windows does not start': (source) =>
    [...source.matchAll(/\b(?:spawn|execFile|fork)(?:Sync)?\(\s*'([\w.-]+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => notThere.includes(name)),
  'is given to a shell': (source) =>
    source.match(/\bshell: true\b|\bexecSync\(|(?<=child_process';[^]*)(?<![.\w])exec\(/g) ?? [],
  'is an address and no path: fileURLToPath makes one': (source) =>
    source.match(/new URL\([^)]*import\.meta\.url\)\.pathname/g) ?? [],
  'is a path made by hand: join does it': (source) =>
    source.match(
      /__dirname \+|import\.meta\.(?:dirname|filename) \+|\$\{import\.meta\.dirname\}/g,
    ) ?? [],
  'splits PATH or its like by hand: path.delimiter': (source) =>
    source.match(/PATH\w*\??\.split\(':'\)|\}:\$\{process\.env\.PATH/g) ?? [],
  'is a folder that not every system has': (source) => source.match(/['"`]\/(?:tmp|dev)\//g) ?? [],
  'is a signal that Windows does not know': (source) =>
    source.match(/SIG(?:USR1|USR2|QUIT|PIPE|CHLD|STOP|CONT|ALRM|WINCH)/g) ?? [],
  'has to be handed to import() as an address': (source) =>
    source.match(/\bimport\((?:join|resolve)\(/g) ?? [],
};

test.each(Object.entries(faults))('nothing in a source %s', (_, find) => {
  const found = sources.flatMap((path) => find(read(path)).map((what) => `${path}: ${what}`));
  expect(found).toEqual([]);
});

test.each([
  `import { spawn } from 'node:child_process';\nspawn('npm', ['ci']);`,
  `execFileSync('prettier', ['.'])`,
  `spawnSync('sh', ['-c', 'ls'])`,
  `import { exec } from 'node:child_process';\nexec('ls');`,
  `spawn(file, { shell: true })`,
  `new URL('../x', import.meta.url).pathname`,
  'readFileSync(`${import.meta.dirname}/x`)',
  `process.env.PATH.split(':')`,
  `writeFileSync('/tmp/x', '')`,
  `process.kill(pid, 'SIGUSR2')`,
  `await import(join(folder, 'x.ts'))`,
])('a source with %j would be found', (source) => {
  expect(Object.values(faults).flatMap((find) => find(source))).not.toEqual([]);
});

test('a program of the project is started by its JavaScript, and npm by its own', () => {
  for (const name of ['astro', 'eslint', 'knip', 'playwright', 'prettier', 'tsc', 'vitest']) {
    const [file, [entry = '', ...args]] = commandLine(name, ['--help']);
    expect(file).toBe(process.execPath);
    expect(read(entry.slice(root.length)), name).toMatch(/^#!.*node/);
    expect(args).toEqual(['--help']);
  }
  expect(commandLine(process.execPath, ['a.ts'])).toEqual([process.execPath, ['a.ts']]);
  expect(() => commandLine('no-such-program', [])).toThrow();
});

test('a program is found on the path without a shell; a folder or a missing program is not', () => {
  expect(onPath('node')).toMatch(/node(\.exe)?$/i);
  expect(onPath('no-such-program')).toBeUndefined();
});

test('.nvmrc has the major version of the project’s Node', () => {
  const { node = '' } = manifest('.').devDependencies ?? {};
  expect(read('.nvmrc').trim()).toBe(node.split('.')[0]);
});
