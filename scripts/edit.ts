import './help.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { developmentCache, siteLanguages } from '../site/integration/languages.ts';
import { findProblems } from '../site/integration/problems.ts';
import { type Problem, report } from '../site/check/company/messages.ts';
import { addressesOf } from '../site/src/i18n/addresses.ts';
import { fieldsOf, translatable } from '../site/src/i18n/files.ts';
import { leftToTranslate } from '../site/src/i18n/translations.ts';
import { filesBelow } from '../site/src/lib/files-below.ts';
import { placeOf } from './edit/config.ts';
import { type Entry, startEditor, type State } from './edit/server.ts';
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
    state: stateOf(folder),
    links: (file) => linksTo(folder, file),
  });
  const site = spawn(process.execPath, ['scripts/dev.ts', '--port', sitePort], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, EDITOR_ORIGIN: new URL(editor.url).origin },
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

/** What the window shows of the folder, found again when a file has changed. */
function stateOf(folder: string): () => Promise<State> {
  let seen = '';
  let found: Promise<State> = Promise.resolve({ problems: '', entries: {} });
  return () => {
    const now = filesBelow(folder)
      .map((file) => `${file} ${statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n');
    if (now !== seen) {
      seen = now;
      found = found.then(async () => ({
        problems: await problemsIn(folder),
        entries: entriesIn(folder),
      }));
    }
    return found;
  };
}

async function problemsIn(folder: string): Promise<string> {
  try {
    const problems = await find(folder);
    return problems.length > 0 ? report(folder, problems) : '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const find = (folder: string) =>
  findProblems(siteLanguages(folder), join(developmentCache(folder), 'edit'));

function entriesIn(folder: string): Record<string, Entry> {
  const { languages } = siteLanguages(folder);
  const older = languages.slice(1).flatMap(({ language }) =>
    leftToTranslate(folder, language)
      .filter(({ what }) => what === 'older')
      .map(({ file }) => `${language}/${file}`),
  );
  return Object.fromEntries(
    translatable(folder).map(({ kind, file }) => {
      const [address = ''] = addressesOf(kind, file, {});
      const { bands } = fieldsOf(join(folder, file));
      const entry = {
        addresses: Object.fromEntries(
          languages.flatMap(({ language, addresses }) =>
            addresses[address] === undefined ? [] : [[language, addresses[address]]],
          ),
        ),
        bands: Array.isArray(bands) ? bands.map((one: { kind?: unknown }) => String(one.kind)) : [],
        older: older.filter((one) => one.endsWith(`/${file}`)),
      };
      return [placeOf(kind, file), entry];
    }),
  );
}

/** What would be wrong without a file, and is not now: the folder is checked without it. */
async function linksTo(folder: string, file: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'frontage-edit-'));
  try {
    cpSync(folder, copy, {
      recursive: true,
      filter: (path) => !path.endsWith(`${sep}${file}`) && path !== join(folder, 'pictures'),
    });
    if (existsSync(join(folder, 'pictures')))
      symlinkSync(join(folder, 'pictures'), join(copy, 'pictures'), 'junction');
    const textOf = (one: Problem) => `${one.file}${one.field ? ` ${one.field}` : ''}: ${one.wrong}`;
    const now = (await find(folder)).map(textOf);
    return (await find(copy)).map(textOf).filter((one) => !now.includes(one));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

process.chdir(join(import.meta.dirname, '..'));
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
