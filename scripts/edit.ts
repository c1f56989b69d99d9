import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { developmentCache } from '../site/integration/languages.ts';
import { bundle, publishEditor } from './edit/bundle.ts';
import { startEditor } from './edit/server.ts';
import { entriesIn, type State } from './edit/window-state.ts';
import { endWithNpm } from './lib/end-with-npm.ts';
import { runScript } from './lib/run-script.ts';

// `npm run edit`: the development site, and an editor of the company's files beside it.

async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4323' },
      'site-port': { type: 'string', default: '4321' },
      publish: { type: 'string' },
      backend: { type: 'string' },
      repo: { type: 'string' },
      branch: { type: 'string' },
    },
  });
  const { port, 'site-port': sitePort, publish, ...repository } = values;
  const folder = companyFolder();
  if (publish !== undefined) return publishEditor(folder, publish, repository);
  process.env.SITE_DRAFTS = '1';
  const pages = join(developmentCache(folder), 'editor');
  let state: State = { problems: 'Looking at the folder…', entries: {} };
  const { url } = await startEditor({
    folder,
    pages,
    port: Number(port),
    site: `http://localhost:${sitePort}`,
    state: () => state,
  });
  const site = spawn(process.execPath, ['scripts/dev.ts', '--port', sitePort], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, EDITOR_ORIGIN: new URL(url).origin },
  });
  // It checks the folder after each change.
  site.on('message', (problems: string) => (state = { problems, entries: entriesIn(folder) }));
  // Only once, so that a second signal ends the process at once.
  const end = () => site.killed || site.kill();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  endWithNpm(end);
  const bundled = bundle(['window.html', 'index.html'], pages);
  // Print the address once the site has started.
  site.stdout?.once('data', () => void bundled.then(() => console.log(`Editor     ${url}`)));
  site.stdout?.pipe(process.stdout);
  const [code] = (await once(site, 'exit')) as [number | null];
  process.exit(site.killed ? 0 : (code ?? 1));
}

process.chdir(join(import.meta.dirname, '..'));
await runScript(main);
