import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { BUILT_SITE, type BuildTarget, type BuiltSite } from '@frontage/contract/built-site';
import { companyFolder, projectRoot } from '@frontage/contract/company-folder';
import { todayAtCompany } from '../../site/src/schema/publication.ts';
import { commandLine } from './program-path.ts';
import { run } from './run-program.ts';

const BUILT_SITE_FILE = `site/dist/${BUILT_SITE}`;

/**
 * Returns what `npm start` builds the site for. As in the service, an empty value counts as unset.
 *
 * @throws with one line if PUBLIC_ORIGIN is not an address, or COMPANY not a company
 */
export function buildTargetOf(env: Record<string, string | undefined>): BuildTarget {
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
    companyFolder: companyFolder(env.COMPANY || undefined),
  };
}

/** Files that change no page: tests, and files beside the site's sources. */
const IRRELEVANT_FILES =
  /\.(test|spec)\.tsx?$|(^|[\\/])(specification|node_modules)([\\/]|$)|^site[\\/](dist|preview|e2e|\.)/;

/** Finds the latest change; a folder changes when something is added or removed. */
function latestChange(root: string, paths: string[]): { path: string; time: number } {
  return paths
    .filter((path) => existsSync(resolve(root, path)))
    .flatMap((path) => {
      if (!statSync(resolve(root, path)).isDirectory()) return [path];
      const inside = readdirSync(resolve(root, path), { recursive: true, encoding: 'utf8' });
      return inside.map((name) => join(path, name));
    })
    .filter((path) => !IRRELEVANT_FILES.test(path))
    .map((path) => ({ path, time: statSync(resolve(root, path)).mtimeMs }))
    .reduce((last, one) => (one.time > last.time ? one : last));
}

/**
 * Returns why the site has to be built; undefined when it is up to date.
 *
 * @param wanted what it has to be built for; what is missing may be anything
 * @param root the project's folder
 */
export function reasonToBuild(wanted: Partial<BuildTarget>, root = '.'): string | undefined {
  const file = resolve(root, BUILT_SITE_FILE);
  if (!existsSync(file)) return 'it has not been built yet';
  const { builtFor, preview, rebuildOn } = JSON.parse(readFileSync(file, 'utf8')) as BuiltSite & {
    builtFor: BuildTarget;
  };
  if (preview) return 'it shows what is not public';
  if (rebuildOn && rebuildOn <= todayAtCompany()) return 'the day of a page has come';
  const { publicOrigin, apiBase, companyFolder: folder } = { ...builtFor, ...wanted };
  if (builtFor.publicOrigin !== publicOrigin) return `PUBLIC_ORIGIN is now ${publicOrigin}`;
  if (resolve(projectRoot, builtFor.companyFolder) !== resolve(projectRoot, folder))
    return `COMPANY is now ${folder}`;
  if (builtFor.apiBase !== apiBase) return `PUBLIC_API_BASE is now ${apiBase}`;
  const { path, time } = latestChange(root, ['site', 'contract/src', 'package-lock.json', folder]);
  return time > statSync(file).mtimeMs ? `${path} has changed` : undefined;
}

/**
 * Refuses to test a built site that does not match its sources: tests would pass or fail for the wrong reason.
 * `SITE_DIR` names a site to test as it is.
 *
 * @throws with what has changed, and what to run
 */
export function requireCurrentBuild(
  env: { SITE_DIR?: string | undefined },
  wanted: Partial<BuildTarget>,
  root = '.',
) {
  const reason = env.SITE_DIR ? undefined : reasonToBuild(wanted, root);
  if (reason)
    throw new Error(
      `Browser tests look at site/dist and not at the sources: ${reason}. Run “npm run build” first, or set SITE_DIR to site/dist to test that as it is.`,
    );
}

export const buildSettings = ({ publicOrigin, apiBase, companyFolder: folder }: BuildTarget) => ({
  PUBLIC_ORIGIN: publicOrigin,
  PUBLIC_API_BASE: apiBase,
  COMPANY: folder,
});

/** Settings of a preview: its separate folder keeps it from being served as the site. */
export const previewSettings = (env: { SITE_OUT_DIR?: string | undefined }) => ({
  SITE_DRAFTS: '1',
  SITE_OUT_DIR: env.SITE_OUT_DIR || './preview',
});

/**
 * Builds the site.
 *
 * @param quiet keeps the output for the error
 * @throws with the builder's message if it fails
 */
export async function buildSite(
  env: Record<string, string> = {},
  { quiet = true } = {},
): Promise<void> {
  // Pages are built one by one, so less memory than Node's default suffices, and small machines can build.
  const args = ['--max-old-space-size=640', ...commandLine('astro', ['build'])[1]];
  const { code, output } = await run(process.execPath, args, {
    cwd: 'site',
    env: { SITE_DRAFTS: '', ...env },
    quiet,
  });
  if (code !== 0) throw new Error(`The site does not build.\n${output}`.trim());
}
