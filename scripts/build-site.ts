import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { companyFolder, projectRoot } from '@frontage/contract/company-folder';
import { todayHere } from '../site/src/schema/publication.ts';
import { commandLine } from './command-line.ts';
import { run } from './run.ts';

const built = 'site/dist/built-site.json';

/** What a site is built for. */
export type BuiltFor = { publicOrigin: string; apiBase: string; company: string };

/**
 * Says what `npm start` builds the site for. As in the service, an empty value counts as unset.
 *
 * @throws with one line if PUBLIC_ORIGIN is not an address, or COMPANY not a company
 */
export function builtFor(env: Record<string, string | undefined>): BuiltFor {
  const host = env.HOST || '127.0.0.1';
  const listening = `http://${isIPv6(host) ? `[${host}]` : host}:${env.PORT || '3000'}`;
  const address = env.PUBLIC_ORIGIN || listening;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      env.PUBLIC_ORIGIN
        ? `PUBLIC_ORIGIN is “${address}”, which is not an address. Set it to the site's origin, as in https://www.example.com.`
        : `HOST and PORT make “${listening}”, which is not an address. Give HOST an address of this machine, and PORT a number.`,
    );
  return {
    publicOrigin: url.origin,
    apiBase: env.PUBLIC_API_BASE || '/',
    company: companyFolder(env.COMPANY || undefined),
  };
}

/** What changes no page: tests, and what lies beside the sources of the site. */
const changesNothing =
  /\.(test|spec)\.tsx?$|(^|[\\/])(specification|node_modules)([\\/]|$)|^site[\\/](dist|preview|e2e|\.)/;

/** Finds what was changed last; a folder is changed when something in it came or went. */
function newest(root: string, paths: string[]): { path: string; time: number } {
  return paths
    .filter((path) => existsSync(resolve(root, path)))
    .flatMap((path) => {
      if (!statSync(resolve(root, path)).isDirectory()) return [path];
      const inside = readdirSync(resolve(root, path), { recursive: true, encoding: 'utf8' });
      return inside.map((name) => join(path, name));
    })
    .filter((path) => !changesNothing.test(path))
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
  const { builtFor, preview, rebuildOn } = JSON.parse(readFileSync(file, 'utf8')) as {
    builtFor: BuiltFor;
    preview?: boolean;
    rebuildOn?: string;
  };
  if (preview) return 'it shows what is not public';
  if (rebuildOn && rebuildOn <= todayHere()) return 'the day of a page has come';
  const { publicOrigin, apiBase, company } = { ...builtFor, ...wanted };
  if (builtFor.publicOrigin !== publicOrigin) return `PUBLIC_ORIGIN is now ${publicOrigin}`;
  if (resolve(projectRoot, builtFor.company) !== resolve(projectRoot, company))
    return `COMPANY is now ${company}`;
  if (builtFor.apiBase !== apiBase) return `PUBLIC_API_BASE is now ${apiBase}`;
  const { path, time } = newest(root, ['site', 'contract/src', 'package-lock.json', company]);
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

/** The same as the build reads it. */
export const settingsOf = ({ publicOrigin, apiBase, company }: BuiltFor) => ({
  PUBLIC_ORIGIN: publicOrigin,
  PUBLIC_API_BASE: apiBase,
  COMPANY: company,
});

/** What a preview is built with: it lies in a folder of its own, so that nothing serves it as the site. */
export const previewSettings = (env: { SITE_OUT_DIR?: string | undefined }) => ({
  SITE_DRAFTS: '1',
  SITE_OUT_DIR: env.SITE_OUT_DIR || './preview',
});

/**
 * Builds the site.
 *
 * @param quiet keeps what is printed for the error
 * @throws with the message of the builder if it fails
 */
export async function buildSite(
  env: Record<string, string> = {},
  { quiet = true } = {},
): Promise<void> {
  // Pages are made one by one: less memory than Node takes by itself is enough, and small machines build too.
  const args = ['--max-old-space-size=640', ...commandLine('astro', ['build'])[1]];
  const { code, output } = await run(process.execPath, args, {
    cwd: 'site',
    env: { SITE_DRAFTS: '', ...env },
    quiet,
  });
  if (code !== 0) throw new Error(`The site does not build.\n${output}`.trim());
}
