import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolderOfWorker } from './temporary-folder.ts';

const hashed = /\b([\w-]+)\.[\w-]{8}\.(js|css)\b/g;

/**
 * Copies the built site as a next build would leave it: every script and style sheet has a new hash in its name, and
 * the old names are gone. Pictures and fonts keep theirs.
 */
export function nextBuild(): string {
  const dist = join(temporaryFolderOfWorker(), 'dist');
  cpSync(process.env.SITE_DIR ?? resolve(import.meta.dirname, '../../dist'), dist, {
    recursive: true,
  });
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(html|js|css)\.(br|gz|zst)$/.test(path)) rmSync(path);
    else if (/\.(html|js|css)$/.test(path)) {
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(hashed, '$1.next-one.$2'));
      renameSync(path, join(entry.parentPath, entry.name.replace(hashed, '$1.next-one.$2')));
    }
  }
  return dist;
}
