import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuiltFor } from './built-for.ts';
import { run } from './run.ts';

const built = 'site/dist/built-site.json';
const sources = [
  'site/src',
  'site/check-company',
  'site/check-pages',
  'site/integrations',
  'site/languages',
  'contract/src',
  'site/astro.config.ts',
  'package-lock.json',
];

/** What lies beside the sources and changes no page. */
const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|[\\/])specification([\\/]|$)/.test(path);

/** What was changed last among the sources that are there; a folder is, where something in it came or went. */
function newest(root: string, paths: string[]): { path: string; time: number } {
  return paths
    .filter((path) => existsSync(resolve(root, path)))
    .flatMap((path) =>
      statSync(resolve(root, path)).isDirectory()
        ? readdirSync(resolve(root, path), { recursive: true, encoding: 'utf8' })
            .filter((inner) => !isTest(inner))
            .map((inner) => join(path, inner))
        : [path],
    )
    .map((path) => ({ path, time: statSync(resolve(root, path)).mtimeMs }))
    .reduce((last, one) => (one.time > last.time ? one : last));
}

/**
 * Says why the site has to be built; undefined when the built one is up to date.
 *
 * @param wanted what it has to be built for; what is not given may be anything
 * @param root the project's folder
 */
export function reasonToBuild(wanted: Partial<BuiltFor>, root = '.'): string | undefined {
  const file = resolve(root, built);
  if (!existsSync(file)) return 'it has not been built yet';
  const { builtFor } = JSON.parse(readFileSync(file, 'utf8')) as { builtFor: BuiltFor };
  const { publicOrigin, apiBase, company } = { ...builtFor, ...wanted };
  if (builtFor.publicOrigin !== publicOrigin) return `PUBLIC_ORIGIN is now ${publicOrigin}`;
  if (builtFor.company !== company) return `COMPANY is now ${company}`;
  if (builtFor.apiBase !== apiBase) return `PUBLIC_API_BASE is now ${apiBase}`;
  const { path, time } = newest(root, [...sources, company]);
  return time > statSync(file).mtimeMs ? `${path} has changed` : undefined;
}

/**
 * Refuses to test a built site that is not what the sources say: every test would pass or fail for something
 * else. `SITE_DIR` names a site that is wanted as it is.
 *
 * @throws with what has changed, and what to run
 */
export function refuseStale(
  env: { SITE_DIR?: string | undefined },
  wanted: Partial<BuiltFor>,
  root = '.',
) {
  const reason = env.SITE_DIR ? undefined : reasonToBuild(wanted, root);
  if (reason)
    throw new Error(
      `Browser tests look at site/dist and not at the sources: ${reason}. Run “npm run build” first, or set SITE_DIR to site/dist to test that as it is.`,
    );
}

/** Builds the site; throws with the message of the builder when that fails. */
export async function buildSite(env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run('astro', ['build'], { cwd: 'site', env, quiet: true });
  if (code !== 0) throw new Error(`The site does not build.\n${output}`);
}
