import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

// Scripts for owners work on Linux, macOS and Windows: docs/decisions/0018.

const root = join(import.meta.dirname, '..');
const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8');
type Manifest = { scripts?: Record<string, string>; dependencies?: Record<string, string> };
const manifest = (folder: string) =>
  JSON.parse(readProjectFile(join(folder, 'package.json'))) as Manifest;

/** Syntax of POSIX shells, and programs that Windows lacks. */
const shell =
  /(^|&& *|\|\| *)\w+=|[$`';<>]|~\/|(?<!\.)\.\/|\.sh\b|(^|[&|] *)(?:rm|cp|mv|mkdir|cat|ls|env|export|sh|bash|touch|chmod|true)\b/;

/** Each pattern with a line that it must find. */
const notPortable: [pattern: RegExp, example: string][] = [
  [/\b(?:spawn|execFile|fork)(?:Sync)?\(\s*'(?:npm|npx|node|sh|bash|cp|mv|rm|cat|which|astro|prettier|vitest|playwright|eslint|tsc|knip)'/, "spawn('npm', ['ci'])"], // prettier-ignore
  [/\bshell: true\b|\bexecSync\(/, 'spawn(file, { shell: true })'],
  [/new URL\([^)]*import\.meta\.url\)\.pathname/, "new URL('../x', import.meta.url).pathname"],
  [/import\.meta\.(?:dirname|filename) \+|\$\{import\.meta\.dirname\}/, "import.meta.dirname + '/x'"], // prettier-ignore
  [/PATH\w*\??\.split\(':'\)/, "process.env.PATH.split(':')"],
  [/['"`]\/(?:tmp|dev)\//, "writeFileSync('/tmp/x', '')"],
  [/SIG(?:USR1|USR2|QUIT|PIPE|CHLD|STOP|CONT|ALRM|WINCH)/, "process.kill(pid, 'SIGUSR2')"],
  [/\bimport\((?:join|resolve)\(/, "await import(join(folder, 'x.ts'))"],
];

test('npm scripts work in every shell', () => {
  const scripts = ['.', 'contract', 'service', 'site'].flatMap((folder) =>
    Object.values(manifest(folder).scripts ?? {}),
  );
  expect(scripts.filter((line) => shell.test(line))).toEqual([]);
  for (const line of ['rm -rf dist && astro build', 'A=1 astro build', './scripts/build.sh'])
    expect(line).toMatch(shell);
});

test('nothing in a source that owners run fails on another system', () => {
  const problems = ['scripts', 'service/src', 'contract/src', 'site/integration', 'site/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^bench/.test(path))
        .map((path) => join(folder, path)),
    )
    .flatMap((path) =>
      notPortable.map(([pattern]) => `${path}: ${pattern.exec(readProjectFile(path))?.[0]}`),
    )
    .filter((line) => !line.endsWith(': undefined'));
  expect(problems).toEqual([]);
  for (const [pattern, example] of notPortable) expect(example).toMatch(pattern);
});

test('programs of packages are started by Node from their JavaScript files', () => {
  for (const name of ['astro', 'eslint', 'knip', 'playwright', 'prettier', 'tsc', 'vitest']) {
    const [file, [entry = '']] = commandLine(name, []);
    expect(file).toBe(process.execPath);
    expect(readFileSync(entry, 'utf8'), name).toMatch(/^#!.*node/);
  }
  expect(() => commandLine('no-such-program', [])).toThrow();
});

test('.nvmrc has the major version of the project’s Node', () => {
  const { node = '' } = manifest('.').dependencies ?? {};
  expect(readProjectFile('.nvmrc').trim()).toBe(node.split('.')[0]);
});
