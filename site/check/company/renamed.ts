import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addressesOf } from '../../src/addresses/addresses.ts';
import { fileKinds, type FileKind, matches } from '../../src/schema/file-kinds.ts';
import { asRecord, asList } from './read.ts';

/**
 * Returns the lines that redirects.yaml lacks for pages whose files were renamed in Git, newest first.
 *
 * @param folder the company's; without Git the result is empty
 */
export function proposeRedirects(folder: string): string[] {
  const { path } = fileKinds.redirects;
  const entries = existsSync(join(folder, path))
    ? asList(parse(readFileSync(join(folder, path), 'utf8'))).map((entry) =>
        String(asRecord(entry).from),
      )
    : [];
  const isRedirected = (address: string) =>
    entries.some((redirected) =>
      redirected.endsWith('/*')
        ? address.startsWith(redirected.slice(0, -1))
        : address === redirected,
    );
  const renamed = new Map<string, string>();
  for (const [before, after] of readRenames(folder))
    if (!existsSync(join(folder, before)) && !renamed.has(before))
      renamed.set(before, renamed.get(after) ?? after);
  return [...renamed].flatMap(([before, after]) => {
    const [from] = addressOf(before);
    const [to] = addressOf(after);
    if (!from || !to || from === to || isRedirected(from) || !existsSync(join(folder, after)))
      return [];
    return [`- { from: ${from}, to: ${to} }`];
  });
}

function addressOf(file: string): string[] {
  const kind = Object.values<FileKind>(fileKinds).find((one) => matches(one, file));
  return kind ? addressesOf(kind, file, {}) : [];
}

/** Returns the renames: staged ones, then those of every commit, newest first. */
function readRenames(folder: string): [before: string, after: string][] {
  const git = (...args: string[]) => {
    const names = ['--name-status', '--find-renames', '--diff-filter=R', '--relative', '-z'];
    try {
      return execFileSync('git', ['-C', folder, ...args, ...names, '--', '.'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 28,
      });
    } catch {
      return '';
    }
  };
  const parts = (git('diff', 'HEAD') + git('log', '--format=')).split('\0');
  return parts.flatMap((part, index): [string, string][] =>
    /^\n*R\d+$/.test(part) ? [[parts[index + 1] ?? '', parts[index + 2] ?? '']] : [],
  );
}
