import { spawnSync } from 'node:child_process';

/** Where a program lies that can be called by its name; nothing where there is none. */
export function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}
