import './help.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { developmentCache, siteLanguages } from '../site/integration/languages.ts';
import { findProblems } from '../site/integration/problems.ts';
import { report } from '../site/check/company/messages.ts';
import { addressesOf } from '../site/src/i18n/addresses.ts';
import { translatable } from '../site/src/i18n/files.ts';
import { filesBelow } from '../site/src/lib/files-below.ts';
import { placeOf } from './edit/config.ts';
import { startEditor } from './edit/server.ts';
import { endWithNpm } from './end-with-npm.ts';

// `npm run edit`: the development site, and an editor of the company's files beside it.

async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { port, 'site-port': sitePort } = parseArgs({
    options: {
      port: { type: 'string', default: '4323' },
      'site-port': { type: 'string', default: '4321' },
    },
  }).values;
  const folder = companyFolder();
  // Pages that are not public are looked at, too.
  process.env.SITE_DRAFTS = '1';
  const editor = await startEditor({
    folder,
    port: Number(port),
    site: `http://localhost:${sitePort}`,
    problems: problemsIn(folder),
    pages: () => pagesIn(folder),
  });
  const site = spawn(process.execPath, ['scripts/dev.ts', '--port', sitePort], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    site.kill();
    void editor.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  endWithNpm(end);
  console.log(`Editor     ${editor.url}\n`);
  const [code] = (await once(site, 'exit')) as [number | null];
  if (!isEnding) process.exitCode = code ?? 1;
  await editor.stop();
  process.exit();
}

/** What is wrong with the folder, found again when a file has changed. */
function problemsIn(folder: string) {
  let seen = '';
  let found = Promise.resolve('');
  return () => {
    const now = filesBelow(folder)
      .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
      .join('\n');
    if (now !== seen) {
      seen = now;
      found = found.then(() => find(folder));
    }
    return found;
  };
}

async function find(folder: string): Promise<string> {
  try {
    const problems = await findProblems(
      siteLanguages(folder),
      join(developmentCache(folder), 'edit'),
    );
    return problems.length > 0 ? report(folder, problems) : '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The page of each file, by its place in the editor. */
const pagesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    translatable(folder).flatMap(({ kind, file }) =>
      addressesOf(kind, file, {}).map((address) => [placeOf(kind, file), address]),
    ),
  );

process.chdir(join(import.meta.dirname, '..'));
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
