import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFor } from './built-for.ts';
import { run } from './run.ts';

const built = 'site/dist/headers.json';
const sources = [
  'site/src',
  'site/check-company',
  'site/check-pages',
  'site/integrations',
  'contract/src',
];
const files = ['site/astro.config.ts', 'package-lock.json'];

function newest(folder: string): number {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => statSync(join(folder, path)).mtimeMs,
  );
  return Math.max(0, ...times);
}

/** Says why the site has to be built; undefined when the built one is up to date. */
export function reasonToBuild({ publicOrigin, apiBase, company }: BuiltFor): string | undefined {
  if (!existsSync(built)) return 'it has not been built yet';
  const { builtFor } = JSON.parse(readFileSync(built, 'utf8')) as {
    builtFor: BuiltFor;
  };
  if (builtFor.publicOrigin !== publicOrigin) return `PUBLIC_ORIGIN is now ${publicOrigin}`;
  if (builtFor.company !== company) return `COMPANY is now ${company}`;
  if (builtFor.apiBase !== apiBase) return `PUBLIC_API_BASE is now ${apiBase}`;
  const changed = Math.max(
    ...[...sources, company].map(newest),
    ...files.map((file) => statSync(file).mtimeMs),
  );
  return changed > statSync(built).mtimeMs ? 'its sources have changed' : undefined;
}

/** Builds the site; throws with the message of the builder when that fails. */
export async function buildSite(env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run('astro', ['build'], { cwd: 'site', env, quiet: true });
  if (code !== 0) throw new Error(`The site does not build.\n${output}`);
}
